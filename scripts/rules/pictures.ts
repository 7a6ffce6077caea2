import {
  MOST_CRESTS,
  pictureShapes,
  pictureTextPattern,
  textLength,
} from "../../src/domain/pictures";
import { quoted } from "./patterns";

const longest = (use: keyof typeof pictureShapes) => textLength(pictureShapes[use].bytes);

/** What a JPEG’s text ends with, by how many bytes its last group has: the end mark FF D9, and nothing behind it. */
const jpegEnds = ["[DHLPTXbfjnrvz37/]/2Q==", "/9k=", "[Pfv/]/Z"];

/** "Exif" and two zeros, as base64 writes them in each of three places: what a camera says begins with them. */
const camera = ["RXhpZgAA", "V4aWYAA", "FeGlmAA"];

/**
 * The rules of pictures that were made in the app: crests, one document a league, and others by themselves. Each is
 * called by the SHA-256 of its league and its text, so that none can be changed, and two leagues share none.
 */
export const pictureRules = (): string => `    match /crests/{slug} {
      allow get: if true;
      allow list: if isOwner() && request.query.limit <= 200;
      allow create, update: if leagueOf(slug) == slug && isAdminOf(slug) && areCrests(slug, request.resource.data);
    }

    // One comes or goes in a commit.
    function areCrests(slug, d) {
      return d.keys().toSet() == ['crests', 'lastId'].toSet()
        && d.crests.size() <= ${MOST_CRESTS}
        && d.crests.diff(resource == null ? {} : resource.data.crests).affectedKeys().hasOnly([d.lastId])
        && (!(d.lastId in d.crests) || isPicture(d.lastId, slug, d.crests[d.lastId], ${longest("crest")}));
    }

    match /pictures/{id} {
      allow get: if true;
      allow list: if (isOwner() || isAdminOf(resource.data.league)) && request.query.limit <= 200;
      allow create: if isKept(id, request.resource.data);
      allow delete: if isAdminOf(resource.data.league)
        && isTakenAway(id, entryOf(getAfter(deletionPath(resource.data.league, id)).data.change));
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
