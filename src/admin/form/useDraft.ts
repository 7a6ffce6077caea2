import { useCallback, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { dropDraft, writeDraft, type Draft } from "./drafts";
import type { FormValues } from "../fields/values";

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
  const pending = useRef<FormValues | null>(null);
  /** While the form is being reset it reports its old state once more, which is not typing. */
  const resetting = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      if (pending.current)
        writeDraft(key, { ...latest.current, values: pending.current, at: Date.now() });
      pending.current = null;
    };
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty || resetting.current) return;
        pending.current = { ...values };
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
    pending.current = null;
    resetting.current = true;
    setTimeout(() => {
      resetting.current = false;
    });
    dropDraft(key);
  }, [key]);
  return { drop };
}
