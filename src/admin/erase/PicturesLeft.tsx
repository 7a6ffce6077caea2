import Typography from "@mui/material/Typography";
import { Bullets } from "../parts/Bullets";

/**
 * The list of a person's pictures on other websites: this site forgets them, but only their owners can delete the
 * files.
 */
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
