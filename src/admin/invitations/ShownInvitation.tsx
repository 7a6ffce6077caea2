import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState, useEffect } from "react";
import { offerOf, type Invitation } from "@/data/captains/invitations";
import { paths } from "@/leagues/paths";
import { Ask } from "../parts/Ask";
import Box from "@mui/material/Box";

/** The width of the quiet zone that the standard demands around the code, in modules (ISO/IEC 18004, 6.3.8). */
const QUIET = 4;

/** A link as a QR code, to scan from this screen with a phone. */
function InvitationCode({ link }: { readonly link: string }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    import("uqr")
      .then(({ encode }) => wanted && setModules(encode(link, { border: QUIET, ecc: "M" }).data))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [link]);
  const size = modules.length;
  if (hasFailed)
    return (
      <Typography role="alert" variant="body2">
        The QR code could not be made. The link below is the same.
      </Typography>
    );
  if (size === 0) return <Box sx={{ aspectRatio: "1", width: WIDTH }} />;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    // Dark on light in both colour schemes: not every camera can scan a light code on a dark ground.
    <Box
      aria-label="QR code of the link"
      component="svg"
      role="img"
      shapeRendering="crispEdges"
      sx={{
        background: "Canvas",
        color: "CanvasText",
        colorScheme: "only light",
        forcedColorAdjust: "none",
        width: WIDTH,
        maxWidth: "100%",
      }}
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} fill="currentColor" />
    </Box>
  );
}

const WIDTH = 240;

interface ShownInvitationProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** A dialog with the link of an invitation, to copy, share or scan. */
export function ShownInvitation({ invitation, onClose }: ShownInvitationProps) {
  const [said, setSaid] = useState("");
  const link = `${window.location.origin}${paths.join(invitation.token)}`;
  const words = `You are invited to be ${offerOf(invitation)}.`;
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setSaid("Copied."),
      () => setSaid("Copying was not allowed. Select the link and copy it."),
    );
  };
  // The promise is rejected if the user closes the share menu without a choice; that is no error.
  const share = () => void navigator.share({ text: words, url: link }).catch(() => undefined);
  return (
    <Ask
      onClose={onClose}
      safe="Close"
      says={
        invitation.email === ""
          ? "One person can accept it, for seven days. Anyone with the link can see what it offers."
          : `Only the account of ${invitation.email} can accept it, for seven days.`
      }
      title={`Invitation for ${offerOf(invitation)}`}
    >
      <Stack spacing={3} sx={{ alignItems: "center" }}>
        <InvitationCode link={link} />
        <TextField
          fullWidth
          label="Link"
          slotProps={{ htmlInput: { readOnly: true } }}
          value={link}
        />
        <Stack direction="row" spacing={2}>
          <Button onClick={copy} variant="contained">
            Copy the link
          </Button>
          {"share" in navigator && <Button onClick={share}>Share…</Button>}
        </Stack>
        <Typography role="status" variant="caption">
          {said}
        </Typography>
      </Stack>
    </Ask>
  );
}
