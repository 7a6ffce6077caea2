import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef } from "react";
import { useFormState } from "react-hook-form";
import { inputId, type FormField } from "../fields/control";
import type { FormValues } from "../fields/values";

interface ErrorSummaryProps {
  readonly fields: readonly FormField[];
  /** Counts the tries: each one that failed brings the focus here. */
  readonly tries: number;
}

/** All mistakes in one place, each leading to its field. */
export function ErrorSummary({ fields, tries }: ErrorSummaryProps) {
  const { errors } = useFormState<FormValues>();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const problems = fields.flatMap(({ name }) => {
    const message = errors[name]?.message;
    return typeof message === "string" ? [{ name, message }] : [];
  });

  const shown = tries > 0 && problems.length > 0;
  const focusedFor = useRef(0);
  useEffect(() => {
    if (!shown || focusedFor.current === tries) return;
    focusedFor.current = tries;
    box.current?.focus();
  }, [shown, tries]);

  if (!shown) return null;
  return (
    <Paper aria-labelledby={id} ref={box} role="group" sx={summary} tabIndex={-1} variant="panel">
      <Typography id={id} variant="h2">
        {problems.length === 1
          ? "One thing to correct before this can be saved"
          : `${problems.length} things to correct before this can be saved`}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ paddingInlineStart: 5 }}>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${inputId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(inputId(name))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </Stack>
    </Paper>
  );
}

const summary = {
  gap: 2,
  padding: "16px 20px",
  border: "2px solid var(--error)",
  background: "var(--error-tint)",
  "& a": { display: "inline-block", paddingBlock: "2px", color: "error.main" },
};
