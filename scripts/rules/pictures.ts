import { arena } from "@arena/arena";
import {
  MOST_CRESTS,
  PICTURE_SHARE,
  pictureShapes,
  pictureTextPattern,
  base64Length,
} from "../../src/domain/pictures";
import { quoted } from "./patterns";

const longest = (use: keyof typeof pictureShapes) => base64Length(pictureShapes[use].bytes);

/** The ends of a JPEG in base64, for the end mark FF D9 at the end of a group of three, one or two bytes. */
const jpegEnds = ["[DHLPTXbfjnrvz37/]/2Q==", "/9k=", "[Pfv/]/Z"];

/** "Exif" and two zero bytes in base64, for each of three positions: a camera's data in a picture begins with them. */
const camera = ["RXhpZgAA", "V4aWYAA", "FeGlmAA"];

/**
 * Writes the rules of pictures that were made in the app: all crests of a league are in one document, each other
 * picture has its own. The id of a picture is the SHA-256 hash of its league and its text, so that no picture can be
 * changed and two leagues never share one.
 */
export const pictureRules = (): string => `    match /crests/{slug} {
      allow get: if true;
      allow list: if isOwner() && request.query.limit <= 200;
      allow create, update: if leagueOf(slug) == slug && isAdminOf(slug) && areCrests(slug, request.resource.data);
    }

    // One crest is added or removed in a commit.
    function areCrests(slug, d) {
      return d.keys().toSet() == ['crests', 'lastId'].toSet()
        && d.crests.size() <= ${MOST_CRESTS}
        && d.crests.diff(resource == null ? {} : resource.data.crests).affectedKeys().hasOnly([d.lastId])
        && (!(d.lastId in d.crests) || isPicture(d.lastId, slug, d.crests[d.lastId], ${longest("crest")}));
    }

    match /pictures/{id} {
      allow get: if true;
      allow list: if (isOwner() || isAdminOf(resource.data.league)) && request.query.limit <= 200;
      allow create: if isKept(id, request.resource.data) && follows(request.resource.data.league, id);
      allow delete: if isOwner() && follows(resource.data.league, '-' + id)
        && isTakenAway(id, entryOf(getAfter(deletionPath(resource.data.league, id)).data.change));
    }

    function picturePath(id) {
      return /databases/$(database)/documents/pictures/$(id);
    }

    function countPath(slug) {
      return /databases/$(database)/documents/pictureCounts/$(slug);
    }

    // If the league's pictures are counted, the count names this picture in the same commit. A picture is added and removed
    // in turn, so that this \`lastId\` cannot be from an earlier commit.
    function follows(slug, lastId) {
      return !existsAfter(countPath(slug)) || getAfter(countPath(slug)).data.lastId == lastId;
    }

    match /pictureCounts/{slug} {
      allow get: if isAdminOf(slug);
      allow list: if isOwner() && request.query.limit <= 200;
      allow create: if isCounted(slug, request.resource.data);
      allow update: if isCounted(slug, request.resource.data)
        || isFollowed(slug, resource.data, request.resource.data, request.resource.data.lastId.replace('^-', ''));
    }

    function isCount(d) {
      return d.keys().toSet() == ['bytes', 'count', 'lastId'].toSet()
        && isInt(d.bytes, 0, 1000000000000) && isInt(d.count, 0, 1000000);
    }

    // Only an owner counts, after reading all pictures; rules cannot count them.
    function isCounted(slug, d) {
      let h = entryOf(d.lastId);
      return isOwner() && isCount(d)
        && h.action == 'count' && h.record == 'pictureCounts/' + slug && h.at == request.time;
    }

    function isOfCount(change, h) {
      let d = getAfter(countPath(h.collection)).data;
      return isId(change) && isOwner() && leagueOf(h.collection) == h.collection && h.id == h.collection
        && h.record == 'pictureCounts/' + h.id && h.version == 0 && h.before == null
        && h.after == { 'bytes': d.bytes, 'count': d.count } && d.lastId == change;
    }

    // Whether an added picture fits into its league's share; the size of a removed picture is subtracted.
    function isFollowed(slug, before, d, id) {
      let came = d.lastId == id;
      let picture = (came ? getAfter(picturePath(id)) : get(picturePath(id))).data;
      let size = picture.picture.size();
      return isCount(d) && picture.league == slug
        && (came
          ? !exists(picturePath(id)) && d.bytes == before.bytes + size && d.bytes <= ${arena.pictureShare ?? PICTURE_SHARE} && d.count == before.count + 1
          : !existsAfter(picturePath(id)) && d.bytes == (before.bytes > size ? before.bytes - size : 0)
            && d.count == (before.count > 1 ? before.count - 1 : 0));
    }

    function isTakenAway(id, h) {
      return h.action == 'drop' && h.record == 'pictures/' + id && h.at == request.time;
    }

    function isKept(id, d) {
      return d.keys().toSet() == ['league', 'picture', 'at', 'by'].toSet()
        && d.at == request.time && d.by == request.auth.uid
        && leagueOf(d.league) == d.league && isAdminOf(d.league)
        && isPicture(id, d.league, d.picture, ${longest("scene")});
    }

    function isPicture(id, slug, text, most) {
      return text.size() <= most && text.matches(${quoted(pictureTextPattern.source)})
        && (!text.matches('^/9j/.*$') || text.matches(${quoted(`^.*(${jpegEnds.join("|")})$`)}) && !text.matches(${quoted(`^.*(${camera.join("|")}).*$`)}))
        && id == hashing.sha256(slug + ' ' + text).toHexString().lower();
    }`;
