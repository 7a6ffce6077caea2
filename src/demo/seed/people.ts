import type { Random } from "./random";

/** First and last names that fit together: Yoruba, Igbo, Hausa, Akan and Ewe, and francophone West Africa. */
const peoples: readonly { readonly first: readonly string[]; readonly last: readonly string[] }[] =
  [
    {
      first:
        "Adébáyọ̀ Ayọ̀délé Babátúndé Dàpọ̀ Fẹ́mi Ìdòwú Káyọ̀dé Kúnlé Olúwaṣeun Ṣẹ́gun Táyọ̀ Túnjí Wọlé Yínká".split(
          " ",
        ),
      last: "Adéyẹmí Àjàyí Akíntọ́lá Balógun Fálétí Ìgè Lawal Ògúndípẹ̀ Ọláníyan Ọ̀ṣọ́ Ṣówándé Adébísí".split(
        " ",
      ),
    },
    {
      first:
        "Chídi Chinedu Ebuka Ifeanyi Ikenna Kelechi Nnamdi Obinna Okechukwu Somto Uche Zikora".split(
          " ",
        ),
      last: "Anyanwu Ezeani Ibekwe Nwachukwu Nwafor Obi Okafor Okonkwo Onyeka Udeh Ụ̀gwụ Uzoma".split(
        " ",
      ),
    },
    {
      first: "Abubakar Aliyu Bashir Garba Ibrahim Kabiru Musa Nasiru Sani Umar Yakubu Zayyad".split(
        " ",
      ),
      last: "Abdullahi Bello Danjuma Gambo Idris Lawan Maikano Mohammed Shehu Tanko Waziri Kaura".split(
        " ",
      ),
    },
    {
      first: "Ebo Elikem Fiifi Kofi Kojo Kwabena Kwaku Kwame Kwesi Nana Selorm Yaw".split(" "),
      last: "Agyeman Amoah Ansah Asante Boateng Dankwa Mensah Ofori Owusu Quaye Tetteh Edzie".split(
        " ",
      ),
    },
    {
      first:
        "Abdoulaye Aboubacar Bréhima Cheikh Désiré Émile Hervé Issa Mamadou Moïse Ousmane Séverin".split(
          " ",
        ),
      last: "Bâ Camara Cissé Coulibaly Diarra Fofana Gbané Konaté Kouassi N’Diaye Sanogo Traoré".split(
        " ",
      ),
    },
  ];

/** The share of a squad that had other players a season before. */
export const CHANGED = 0.35;

/** Returns a function that draws full names, each only once. @param others names that must not be drawn */
export function nameDraw(random: Random, others: readonly string[] = []): () => string {
  const taken = new Set(others);
  return () => {
    for (;;) {
      const people = random.pick(peoples);
      const first = random.pick(people?.first ?? []);
      const last = random.pick(people?.last ?? []);
      const name = `${first} ${last}`.normalize("NFC");
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
  };
}
