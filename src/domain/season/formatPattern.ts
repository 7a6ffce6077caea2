import { innerBut } from "../limits";

/**
 * Matches the format of a season in one text; `src/domain/season/format.ts` says what each part means:
 * `groups=A,B;rounds=2;through=2;cup=4;third=yes;legs=1;contests=4`; `legs=2a` are two legs in which away goals count.
 * The parts after `contests` are absent if they have their default:
 * `;play=all;by=match;between=count;bye=half;figures=together;points=3-1-0-2-1` (points for a win, draw and defeat,
 * then for a win and a defeat after extra time).
 */
export const formatPattern =
  /^groups=((?:[A-Za-z0-9]{1,12})(?:,[A-Za-z0-9]{1,12}){1,7})?;rounds=([1-4]);through=(\d|[12]\d|3[0-2]);cup=(0|2|4|8|16|32);third=(yes|no|played);legs=(1|2a?)(?:;contests=([1-9]|1\d|20))?(?:;play=(first|all))?(?:;boards=([1-9]|1[0-2]))?(?:;by=(total|match))?(?:;between=(apart|count))?(?:;bye=(win|half|none))?(?:;figures=(apart|together))?(?:;points=((?:10|\d)(?:-(?:10|\d)){2}(?:(?:-(?:10|\d)){2})?))?$/;

/**
 * Matches the whole text that may be stored. The last parts say when the table is split, `split=33:6/6` (after how many
 * matches of every club, and into parts of which sizes), and which suspensions and yellow cards the next season takes
 * over: `carry=bans,cards`.
 */
export const storedFormatPattern = new RegExp(
  `${formatPattern.source.slice(0, -1)}(?:;split=[1-9][0-9]?:[1-9][0-9]?(/[1-9][0-9]?){1,7})?(?:;carry=(none|bans|cards|bans,cards))?$`,
);

/** Matches a club of a split table, by its record's id, with its part, counted from the top: `id=1`. */
export const splitPattern = /^[A-Za-z0-9_-]{1,64}=[1-9][0-9]?$/;

/**
 * Matches how the meets of a season are scored, in one text: `scale=8-7-6-5-4-3-2-1;team=2;others=give`; `relay` is a
 * scale for relays.
 */
export const scoringPattern =
  /^scale=(teams|[0-9]{1,2}(-[0-9]{1,2}){0,23});team=(all|[1-9][0-9]?);others=(give|keep)(;relay=[0-9]{1,2}(-[0-9]{1,2}){0,23})?$/;

/** Matches the rule about cards of a season, in one text: `yellows=5;length=1;second=1;red=1;wiped=SF`. */
export const bansPattern =
  /^yellows=[0-9]{1,2};length=[0-9]{1,2};second=[0-9]{1,2};red=[0-9]{1,2}(;wiped=[A-Z][A-Z0-9]{0,7})?$/;

/** Matches a cup, in one line: `id|name|size|legs|third|club, club`, clubs in drawn order. */
export const cupPattern = new RegExp(
  String.raw`^[a-z0-9]{1,8}\|${innerBut("|")}{1,40}\|(2|4|8|16|32)\|(1|2a?)\|(yes|no|played)\|${innerBut("|")}*$`,
  "u",
);
