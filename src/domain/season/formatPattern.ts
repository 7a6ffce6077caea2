/**
 * How a season is played, in one text; `src/domain/season/format.ts` says what each part means:
 * `groups=A,B;rounds=2;through=2;cup=4;third=yes;legs=1;contests=4`; `legs=2a` are two in which away goals count.
 */
export const formatPattern =
  /^groups=((?:[A-Za-z0-9]{1,12})(?:,[A-Za-z0-9]{1,12}){1,7})?;rounds=([12]);through=(\d|[12]\d|3[0-2]);cup=(0|2|4|8|16|32);third=(yes|no|played);legs=(1|2a?)(?:;contests=([1-9]|1\d|20))?$/;
