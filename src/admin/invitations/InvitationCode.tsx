import Box from "@mui/material/Box";
import { useEffect, useState } from "react";

/** So wide is the quiet zone that the standard asks for around the code, in modules (ISO/IEC 18004, 6.3.8). */
const QUIET = 4;

/** A link as a QR code, for a phone's camera in front of this screen. */
export function InvitationCode({ link }: { readonly link: string }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let wanted = true;
    void import("uqr").then(({ encode }) => {
      if (wanted) setModules(encode(link, { border: QUIET, ecc: "M" }).data);
    });
    return () => {
      wanted = false;
    };
  }, [link]);
  const size = modules.length;
  if (size === 0) return <Box sx={{ aspectRatio: "1", width: WIDTH }} />;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    // Dark on light in both schemes: not every camera reads it the other way round.
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
