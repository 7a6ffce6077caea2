import type { Club } from "@/domain/league/league";
import type { Random } from "./random";
import type { Member, Side, SportRecipe } from "./season";

/** Returns the club with a squad that has the recipe's positions and numbers. */
export function sideOf(
  club: Club,
  recipe: SportRecipe,
  random: Random,
  drawName: () => string,
): Side {
  const squad = recipe.squad.flatMap(([position, jerseys]) =>
    jerseys.map((jersey): Member => {
      // Players with low numbers are mostly the stronger ones.
      const quality = random.next() * (jersey <= 11 ? 1 : 0.6);
      return { name: drawName(), jersey, position, quality };
    }),
  );
  return { club, logo: "", squad, strength: 0.8 + 0.5 * random.next() };
}
