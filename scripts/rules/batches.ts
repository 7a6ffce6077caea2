import { batchLimits, batchWorks, WHOLE_ARENA } from "../../src/data/batches/batches";
import { limits } from "../../src/domain/limits";
import { listed, quoted } from "./patterns";

const id = limits.idPattern.source.slice(1, -1);

/**
 * Writes the rules of batches. Administrators of a league create, read and delete its batches; owners those of the
 * whole arena. A batch is never updated. Another administrator may delete it after some minutes, because the
 * administrator who began it has then stopped working.
 */
export const batchRules = (): string => `    match /batches/{id} {
      allow get: if resource == null ? isOfRole(['owner', 'administrator']) : mayKeepBatches(resource.data.league);
      allow list: if (isOwner() || mayKeepBatches(resource.data.league)) && request.query.limit <= 200;
      allow create: if isId(id) && isBatch(request.resource.data) && mayKeepBatches(request.resource.data.league);
      allow delete: if mayKeepBatches(resource.data.league) && (resource.data.by == request.auth.uid || isOwner()
        || resource.data.at < request.time - duration.value(${batchLimits.minutes}, 'm'));
    }

    function mayKeepBatches(league) {
      return league == '${WHOLE_ARENA}' ? isOwner() : isAdminOf(league);
    }

    function isBatch(d) {
      return d.keys().toSet() == ['what', 'how', 'league', 'by', 'at', 'total', 'ids'].toSet()
        && d.by == request.auth.uid && d.at == request.time
        && d.what in ${listed(batchWorks)}
        && d.how is string && d.how.size() <= ${batchLimits.how}
        && (d.league == '${WHOLE_ARENA}' || leagueOf(d.league) == d.league)
        && isInt(d.total, ${batchLimits.fewest + 1}, ${batchLimits.total})
        && d.ids.size() <= ${batchLimits.ids} && areLines(['-'].concat(d.ids), ${quoted(`^-(\\n${id})*$`)});
    }`;
