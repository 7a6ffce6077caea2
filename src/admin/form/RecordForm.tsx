import type { ReactNode } from "react";
import type { EntityKind } from "@/records/record";
import { laterPage } from "@/ui/later/later";
import type { RecordFormProps } from "../kind/form";
import type { PlannedForm as Plan } from "../kind/kind";
import { adminKinds } from "../kinds";

// The cast is needed because the type of a lazily loaded component loses its type parameter.
const PlannedForm = laterPage(() => import("./PlannedForm")) as <K extends EntityKind>(
  props: RecordFormProps<K> & { readonly kind: K; readonly form: Plan<K> },
) => ReactNode;

interface Props<K extends EntityKind> extends RecordFormProps<K> {
  readonly kind: K;
}

/** The form of a record, whose code is loaded when it opens: the kind's own form, or one made from its plan. */
export function RecordForm<K extends EntityKind>({ kind, ...props }: Props<K>) {
  const { form } = adminKinds[kind];
  return "Form" in form ? (
    <form.Form {...props} />
  ) : (
    <PlannedForm form={form} kind={kind} {...props} />
  );
}
