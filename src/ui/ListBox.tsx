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
 * A field with the list of its results below it, built like the editable combobox of WAI-ARIA's Authoring Practices:
 * the focus stays in the field, the arrow keys move the active row (`aria-activedescendant`), and Enter opens it. The
 * rows are options of a list-box, or rows of a grid if a row has a second button beside its link. The tab key also
 * stops at the links and buttons of a grid, so that a visitor need not know about the arrow keys.
 */

type Popup = "listbox" | "grid";

/** The attributes of the text field, besides its value. */
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
  /** The id of the list element. */
  readonly id: string;
  /** The id of the active element; null if none is active. */
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
  /** The text in the field; when it changes, the list starts again at the top. */
  readonly query: string;
  /** Whether the first row is active while no other row is. */
  readonly startsAtFirst?: boolean;
  /** Must contain a `ListBoxField` and a `ListBoxPopup`, and be a new value whenever the rows change. */
  readonly children: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

const STOPS = "[data-stop]";
const isTyped = (key: string) => (key.length === 1 && key !== " ") || key === "Backspace";

/** A text field with the list of its results; handles the keys of both. */
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
  // The children draw the rows, so the first row is known only after they are on the page.
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
      {/* No focus here: the tab key reaches the elements inside. */}
      <div onKeyDown={onKey} ref={box} role="presentation">
        {children}
      </div>
    </ListBoxContext>
  );
}

interface FieldProps {
  readonly children: (field: ListBoxFieldProps) => ReactNode;
}

/** The text field of a list. Only this part is rendered again when another row becomes active. */
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
  /** The index of the active stop; -1 if none is active. */
  readonly at: number;
  readonly startsAtFirst: boolean;
}

/**
 * Returns the element that a key makes active; null if only the field is active then, undefined if the key does nothing
 * here.
 */
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
  // While no row is active, the other keys move the caret in the field.
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

/** The list below the field; render it only while it has rows. */
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

/** The attributes of an element that the arrow keys can reach; `data-active` is for its style. */
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

/** Makes an element, one in each row, reachable by the up and down keys. */
export const useStop = (): StopProps => ({ ...useActive(), "data-stop": "" });

interface BesideProps {
  readonly children: ReactNode;
}

/** A cell of a grid's row with a second button, which the left and right keys reach. */
export function BesideCell({ children }: BesideProps) {
  return (
    <span {...useActive()} data-beside="" role="gridcell">
      {children}
    </span>
  );
}
