import { innerBut } from "../limits";

/**
 * How a season is played, in one text; `src/domain/season/format.ts` says what each part means:
 * `groups=A,B;rounds=2;through=2;cup=4;third=yes;legs=1;contests=4`; `legs=2a` are two in which away goals count. What
 * follows `contests` is absent where it is as usual: `;play=all;by=match;between=count;bye=half;figures=together;points=3-1-0-2-1`
 * (points for a win, draw and defeat, then for a win and a defeat after extra time).
 */
export const formatPattern =
  /^groups=((?:[A-Za-z0-9]{1,12})(?:,[A-Za-z0-9]{1,12}){1,7})?;rounds=([1-4]);through=(\d|[12]\d|3[0-2]);cup=(0|2|4|8|16|32);third=(yes|no|played);legs=(1|2a?)(?:;contests=([1-9]|1\d|20))?(?:;play=(first|all))?(?:;boards=([1-9]|1[0-2]))?(?:;by=(total|match))?(?:;between=(apart|count))?(?:;bye=(win|half|none))?(?:;figures=(apart|together))?(?:;points=((?:10|\d)(?:-(?:10|\d)){2}(?:(?:-(?:10|\d)){2})?))?$/;

/**
 * The whole text as it may be stored. What comes last says when the table parts, `split=33:6/6` (after how many matches
 * of every club, and into tables of which sizes), and what the next season takes over of suspensions and yellow cards:
 * `carry=bans,cards`.
 */
export const storedFormatPattern = new RegExp(
  `${formatPattern.source.slice(0, -1)}(?:;split=[1-9][0-9]?:[1-9][0-9]?(/[1-9][0-9]?){1,7})?(?:;carry=(none|bans|cards|bans,cards))?$`,
);

/** A club of a parted table, by its record's id, and the part that it plays on in, counted from the top. */
export const splitPattern = /^[A-Za-z0-9_-]{1,64}=[1-9][0-9]?$/;

/** How the meets of a season are scored, in one text: `scale=8-7-6-5-4-3-2-1;team=2;others=give`; `relay` has a scale of its own. */
export const scoringPattern =
  /^scale=(teams|[0-9]{1,2}(-[0-9]{1,2}){0,23});team=(all|[1-9][0-9]?);others=(give|keep)(;relay=[0-9]{1,2}(-[0-9]{1,2}){0,23})?$/;

/** What cards lead to in a season, in one text: `yellows=5;length=1;second=1;red=1;wiped=SF`. */
export const bansPattern =
  /^yellows=[0-9]{1,2};length=[0-9]{1,2};second=[0-9]{1,2};red=[0-9]{1,2}(;wiped=[A-Z][A-Z0-9]{0,7})?$/;

/** A knock-out beside the league, a line each: `id|name|size|legs|third|club, club`, clubs in drawn order. */
export const cupPattern = new RegExp(
  String.raw`^[a-z0-9]{1,8}\|${innerBut("|")}{1,40}\|(2|4|8|16|32)\|(1|2a?)\|(yes|no|played)\|${innerBut("|")}*$`,
  "u",
);
