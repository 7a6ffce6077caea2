import { isPlainStatus, readStatus, type Status } from "../match/status";
import { plainWords } from "./plainWords";

/*
 * Words for the state of a match in German, French, Spanish, Portuguese, Italian and Turkish. The English words are in
 * status.ts.
 */

/** Words that must be the whole cell. */
const plain: readonly (readonly [state: Status, words: RegExp])[] = [
  [
    "finished",
    /^(?:beendet|abgeschlossen|gespielt|gesp|ausgetragen|termine|fini|joue|terminad[oa]|finalizad[oa]|jugad[oa]|acabad[oa]|encerrad[oa]|realizad[oa]|disputad[oa]|terminat[oa]|finit[oa]|conclus[oa]|giocat[oa]|bitti|tamamlandi|oynandi)e?$/,
  ],
  [
    "scheduled",
    /^(?:confirmed|booked|arranged|fixed|provisional|angesetzt|bestatigt|confirme|confirmad[oa]|geplant|offen|ausstehend|(?:noch )?nicht (?:gespielt|begonnen)|a (?:venir|jouer|disputar|jugar|jogar)|prevu|programme|(?:non|pas(?: encore)?) joue|por (?:jugar|jogar|disputar)|programad[oa]|pendiente|pendente|(?:sin|no) (?:jugar|jugado|iniciado)|agendad[oa]|nao (?:iniciado|realizado)|da (?:giocare|disputare)|in programma|programmat[oa]|non (?:iniziata|disputata)|oynanmadi|baslamadi|planlandi)$/,
  ],
  [
    "live",
    /^(?:lauft|laufend|halbzeit|en (?:cours|direct|juego|vivo|curso)|mi-temps|descanso|(?:em|en) andamento|ao vivo|intervalo|in corso|intervallo|canli|devre arasi|devam ediyor)$/,
  ],
];

/** Words for a match that is postponed, cancelled or abandoned; a reason can follow. */
const off: readonly (readonly [state: Status, words: RegExp])[] = [
  [
    "postponed",
    /^(?:verlegt|verschoben|reporte|aplazad[oa]|pospuest[oa]|reprogramad[oa]|adiad[oa]|rinviat[oa]|posticipat[oa]|ertelendi)e?(?![\p{L}\d])/u,
  ],
  [
    "cancelled",
    /^(?:abgesagt|abges|abgesetzt|ausfall|ausgef|annulliert|ausgefallen|fallt aus|annule|cancelad[oa]|anulad[oa]|annullat[oa]|cancellat[oa]|iptal)e?(?![\p{L}\d])/u,
  ],
  [
    "abandoned",
    /^(?:(?:spiel)?abbruch|abgebrochen|abgebr|abbr|arrete|interrompu|suspendid[oa]|interrumpid[oa]|interrompid[oa]|sospes[oa]|interrott[oa]|yarida kaldi)e?(?![\p{L}\d])/u,
  ],
];

const inOtherWords = (cell: string): Status | null => {
  const text = plainWords(cell).replace(/(?<=[a-z]{2})[.*!]+$/, "");
  return [...plain, ...off].find(([, words]) => words.test(text))?.[0] ?? null;
};

/** Returns the state of a match that a word means, in any of these languages; "other" for any other word. */
export const readState = (cell: string): Status => {
  const status = readStatus(cell);
  return status === "other" ? (inOtherWords(cell) ?? "other") : status;
};

/** Checks whether a text is only a word for the state of a match. */
export function isPlainState(cell: string): boolean {
  const words = plainWords(cell);
  const isOne = [...plain, ...off].some(([, pattern]) => pattern.exec(words)?.[0] === words);
  return isOne || isPlainStatus(cell);
}
