import { useCallback, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { dropDraft, writeDraft, type Draft } from "./drafts";
import type { FormValues } from "./values";

const PAUSE = 400;

/** What a draft is of, beside the values. */
export type DraftOrigin = Pick<Draft, "id" | "version" | "base">;

/**
 * Keeps what is typed in this browser until it is saved or given up: shortly after each pause in
 * typing, and when the form goes away for whatever reason.
 */
export function useDraft(
  key: string,
  form: UseFormReturn<FormValues>,
  origin: DraftOrigin,
): { readonly drop: () => void } {
  const latest = useRef(origin);
  useEffect(() => {
    latest.current = origin;
  }, [origin]);
  /** Set once the work is saved or given up, so that nothing brings it back. */
  const over = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: FormValues | null = null;
    const flush = () => {
      clearTimeout(timer);
      if (pending && !over.current)
        writeDraft(key, { ...latest.current, values: pending, at: Date.now() });
      pending = null;
    };
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty) return;
        over.current = false;
        pending = { ...values };
        clearTimeout(timer);
        timer = setTimeout(flush, PAUSE);
      },
    });
    window.addEventListener("pagehide", flush);
    return () => {
      flush();
      stop();
      window.removeEventListener("pagehide", flush);
    };
  }, [key, form]);

  const drop = useCallback(() => {
    over.current = true;
    dropDraft(key);
  }, [key]);
  return { drop };
}
