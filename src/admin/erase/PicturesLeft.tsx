import Typography from "@mui/material/Typography";
import { Bullets } from "../parts/Bullets";

/** Pictures of a person that are nowhere shown after an erasure, and that somebody else has to delete. */
export function PicturesLeft({ pictures }: { readonly pictures: readonly string[] }) {
  if (pictures.length === 0) return null;
  return (
    <>
      <Typography variant="lead">
        The site forgets these pictures of the person, but the files are on other sites. Ask their
        owners to delete them:
      </Typography>
      <Bullets>
        {pictures.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </Bullets>
    </>
  );
}
