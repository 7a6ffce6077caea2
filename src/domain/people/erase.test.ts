import { describe, expect, it } from "vitest";
import { holdsName, ERASED_NAME, withoutName, idHoldsName } from "./erase";

describe("a name taken out of a text", () => {
  it.each([
    ["Ayo Bello", "Ayo Bello", ERASED_NAME],
    ["Ayo Bello", "AYO  bello (Yellow Card)", `${ERASED_NAME} (Yellow Card)`],
    [
      "Ayo Bello",
      "Ayo Bello IN/OUT (60), Chidi IN (61)",
      `${ERASED_NAME} IN/OUT (60), Chidi IN (61)`,
    ],
    ["Adébáyọ̀ Láwal", "1|Adebayo Lawal|Law|7.02", `1|${ERASED_NAME}|Law|7.02`],
    ["Adebayo Lawal", "Adébáyọ̀ Láwàl̀, Musa", `${ERASED_NAME}, Musa`],
    [
      "Adebayo Lawal",
      "Ade\u0301ba\u0301yo\u0323\u0300 Lawa\u0300l\u0300 12'",
      `${ERASED_NAME} 12'`,
    ],
    ["Tobi O'Neil-Ade", "Tobi O’Neil‑Ade", ERASED_NAME],
    ["Tobi O'Neil-Ade", "Tobi ONeil-Ade’s goal", `${ERASED_NAME}’s goal`],
    ["Ayo Bello", "of ‘Ayo Bello’, 12'", `of ‘${ERASED_NAME}’, 12'`],
    ["Łukasz Øster", "lukasz oster's, LUKASZ OSTER", `${ERASED_NAME}'s, ${ERASED_NAME}`],
    ["Ayo Bello", "Ayo\u200b \tBello", ERASED_NAME],
    ["İpek Şen", "ipek sen; IPEK ŞEN", `${ERASED_NAME}; ${ERASED_NAME}`],
    ["Ayo Bello", "12 goal A Ayo Bello", `12 goal A ${ERASED_NAME}`],
  ])("%s in %s", (name, text, left) => {
    expect(holdsName(text, name)).toBe(true);
    expect(withoutName(text, name)).toBe(left);
  });

  it.each(["Ayo Bellomo", "Mayo Bello", "Ayo Bello2", "Ayo M. Bello", "", "Bello"])(
    "leaves another name: %s",
    (text) => {
      expect(holdsName(text, "Ayo Bello")).toBe(false);
      expect(withoutName(text, "Ayo Bello")).toBe(text);
    },
  );

  it("leaves a longer name that is known to be another's", () => {
    const text = "Ayo Bello Junior, ayo bello";
    expect(withoutName(text, "Ayo Bello", ["Ayo Béllo Junior"])).toBe(
      `Ayo Bello Junior, ${ERASED_NAME}`,
    );
    expect(holdsName("Ayo Bello Junior", "Ayo Bello", ["Ayo Bello Junior"])).toBe(false);
  });

  it("finds nobody where no name is given", () => {
    expect(withoutName("Ayo Bello", "  ")).toBe("Ayo Bello");
  });
});

describe("an id that was made of a name", () => {
  it.each([
    "Ayo Bello",
    "ayo-bello",
    "2025_ayo_bello",
    "AyoBello10",
    "ayobello",
    "mls-ÀYÓ-bello v chidi",
  ])("is found: %s", (id) => expect(idHoldsName(id, "Ayó Bello")).toBe(true));

  it.each(["ayo", "bello-ayo", "ayo-bellow", "Jayo-Bello", "tayobello", "", "AbC29aYoBe"])(
    "is another's: %s",
    (id) => expect(idHoldsName(id, "Ayo Bello")).toBe(false),
  );

  it("is that of somebody whose longer name holds it", () => {
    expect(idHoldsName("ayo-bello-musa", "Ayo Bello", ["Ayo Bello Musa"])).toBe(false);
    expect(idHoldsName("ayo-bello-musa", "Ayo Bello")).toBe(true);
  });
});
