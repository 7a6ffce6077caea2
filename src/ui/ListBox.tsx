import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";

/*
 * A field with a list of what it finds below it, as WAI-ARIA's Authoring Practices describe an editable combobox: the
 * focus stays in the field, and the arrow keys move an active row (`aria-activedescendant`), which Enter opens. Rows are
 * options of a list-box, or, where a row has a button beside what it opens, rows of a grid. The tab key stops at links
 * and buttons of a grid as well, so that nobody has to know of the arrows.
 */

type Popup = "listbox" | "grid";

/** What the field of a list needs besides its value. */
export interface ListBoxFieldProps {
  readonly role: "combobox";
  readonly autoComplete: "off";
  readonly "aria-autocomplete": "list";
  readonly "aria-haspopup": Popup;
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly "aria-activedescendant": string | undefined;
}

interface ListBoxState {
  readonly popup: Popup;
  /** Of the list. */
  readonly id: string;
  /** The id of what is active. */
  readonly active: string | null;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

const ListBoxContext = createContext<ListBoxState>({
  popup: "listbox",
  id: "",
  active: null,
  isOpen: false,
  onOpen: () => {},
});

interface ListBoxProps {
  readonly popup: Popup;
  /** What was typed: when it changes, the list starts again from the top. */
  readonly query: string;
  /** The first row is active as long as no other one is. */
  readonly startsAtFirst?: boolean;
  /** Among them a `ListBoxField` and a `ListBoxPopup`; new ones whenever the rows change. */
  readonly children: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

const STOPS = "[data-stop]";
const isTyped = (key: string) => (key.length === 1 && key !== " ") || key === "Backspace";

/** A field and the list of what it finds. */
export function ListBox(props: ListBoxProps) {
  const { popup, query, startsAtFirst = false, children, onKeyDown } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ readonly query: string; readonly id: string } | null>(
    null,
  );
  const [first, setFirst] = useState<string | null>(null);
  const active = chosen?.query === query ? chosen.id : startsAtFirst ? first : null;
  // The children draw the rows: which one is the first is known once they are on the page.
  useEffect(() => {
    if (startsAtFirst) setFirst(box.current?.querySelector(STOPS)?.id ?? null);
  }, [startsAtFirst, children]);
  const state = useMemo(
    () => ({ popup, id, active, isOpen, onOpen: setOpen }),
    [popup, id, active, isOpen],
  );

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const field = currentTarget.querySelector("input");
    const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
    const isInField = target === field;
    const here = isInField ? active && document.getElementById(active) : target;
    const row = here instanceof Element ? here.closest("[role=row], [role=option]") : null;
    const at = row ? stops.findIndex((stop) => row.contains(stop)) : -1;
    if (at < 0 && !isInField) return;
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (!isInField && isTyped(key) && !isChord) {
      field?.focus();
      return;
    }
    if (isChord || event.shiftKey) return;
    if (key === "Enter") {
      if (!isInField || !(here instanceof HTMLElement)) return;
      event.preventDefault();
      (here.querySelector<HTMLElement>("a, button") ?? here).click();
      return;
    }
    const goal = goalOf(key, { row, stops, at, startsAtFirst });
    if (goal === undefined) return;
    event.preventDefault();
    field?.focus();
    setChosen(goal && { query, id: goal.id });
    goal?.scrollIntoView({ block: "nearest" });
  };

  return (
    <ListBoxContext value={state}>
      {/* What is within is reached by the tab key as well. */}
      <div onKeyDown={onKey} ref={box} role="presentation">
        {children}
      </div>
    </ListBoxContext>
  );
}

interface FieldProps {
  readonly children: (field: ListBoxFieldProps) => ReactNode;
}

/** The field of a list: it is drawn again when another row is active, and its neighbours are not. */
export function ListBoxField({ children }: FieldProps) {
  const { popup, id, active, isOpen } = useContext(ListBoxContext);
  return children({
    role: "combobox",
    autoComplete: "off",
    "aria-autocomplete": "list",
    "aria-haspopup": popup,
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined,
    "aria-activedescendant": isOpen ? (active ?? undefined) : undefined,
  });
}

interface Place {
  readonly row: Element | null;
  readonly stops: readonly HTMLElement[];
  /** Which of the stops is active; -1 where none is. */
  readonly at: number;
  readonly startsAtFirst: boolean;
}

/** What a key makes active; null is the field alone, undefined any other key. */
function goalOf(
  key: string,
  { row, stops, at, startsAtFirst }: Place,
): HTMLElement | null | undefined {
  const last = stops.length - 1;
  if (last < 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return stops[Math.min(at + 1, last)];
    case "ArrowUp":
      return at > 0 ? stops[at - 1] : startsAtFirst ? stops[0] : null;
  }
  // While no row is active the others move the caret.
  if (at < 0) return undefined;
  switch (key) {
    case "Home":
      return stops[0];
    case "End":
      return stops[last];
    case "ArrowRight":
      return row?.querySelector<HTMLElement>("[data-beside]") ?? undefined;
    case "ArrowLeft":
      return row?.querySelector("[data-beside]") ? stops[at] : undefined;
    default:
      return undefined;
  }
}

interface PopupProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The list of a field; it is there only while it has rows. */
export function ListBoxPopup({ label, className, children }: PopupProps) {
  const { popup, id, onOpen } = useContext(ListBoxContext);
  useEffect(() => {
    onOpen(true);
    return () => onOpen(false);
  }, [onOpen]);
  return (
    <div aria-label={label} className={className} id={id} role={popup}>
      {children}
    </div>
  );
}

/** What a stop of the arrow keys carries; `isActive` is for its looks. */
export interface StopProps {
  readonly id: string;
  readonly "data-stop"?: "";
  readonly "data-beside"?: "";
  readonly "data-active"?: "" | undefined;
}

function useActive(): Pick<StopProps, "id" | "data-active"> {
  const id = useId();
  const { active } = useContext(ListBoxContext);
  return { id, "data-active": active === id ? "" : undefined };
}

/** Makes an element, within a row of its own, a stop of the arrow keys. */
export const useStop = (): StopProps => ({ ...useActive(), "data-stop": "" });

interface BesideProps {
  readonly children: ReactNode;
}

/** The cell of a grid's row that the arrow keys reach sideways: it holds a button. */
export function BesideCell({ children }: BesideProps) {
  return (
    <span {...useActive()} data-beside="" role="gridcell">
      {children}
    </span>
  );
}
