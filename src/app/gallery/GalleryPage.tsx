import { Component, type ReactNode } from "react";
import type { Exhibit } from "@/ui/exhibit";
import { SelectField } from "@/ui/SelectField";
import { classes } from "@/ui/classes";
import { sportList } from "@/sports/sports";
import { useSearchParams } from "@/ui/useSearchParams";
import styles from "./GalleryPage.module.css";

const files = import.meta.glob<{ readonly default: readonly Exhibit[] }>(
  "/src/{ui,site}/**/*.gallery.tsx",
  { eager: true },
);
const exhibits = Object.values(files)
  .flatMap((file) => file.default)
  .toSorted((a, b) => a.title.localeCompare(b.title));

/**
 * The gallery of components of `src/ui` and `src/site` in all their states. `?sport=` shows them in a sport's colour,
 * `?only=` shows one of them.
 */
export default function GalleryPage() {
  const [params, setParams] = useSearchParams();
  const sport = params.get("sport") ?? "";
  const only = params.get("only") ?? "";
  const choose = (name: string) => (value: string) =>
    setParams((now) => {
      if (value === "") now.delete(name);
      else now.set(name, value);
      return now;
    });
  return (
    <div className={classes("content", styles.gallery)} data-sport={sport || undefined}>
      <h1 className={styles.title}>Gallery of components</h1>
      <div className={styles.choices}>
        <SelectField
          label="Colour"
          onChange={choose("sport")}
          options={[
            { value: "", label: "Brand" },
            ...sportList.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={sport}
        />
        <SelectField
          label="Component"
          onChange={choose("only")}
          options={[
            { value: "", label: "All" },
            ...exhibits.map(({ title }) => ({ value: title, label: title })),
          ]}
          value={only}
        />
      </div>
      {exhibits
        .filter(({ title }) => only === "" || title === only)
        .map(({ title, states }) => (
          <section aria-label={title} className={styles.exhibit} key={title}>
            <h2>{title}</h2>
            <div className={styles.states}>
              {states.map(({ name, show }) => (
                <figure className="min-0" key={name}>
                  <figcaption className="mb-2 text-caption text-secondary">{name}</figcaption>
                  <Guard>{show}</Guard>
                </figure>
              ))}
            </div>
          </section>
        ))}
    </div>
  );
}

/** An error boundary, so that one broken component does not break the whole gallery. */
class Guard extends Component<
  { readonly children: ReactNode },
  { readonly message: string | null }
> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : <p role="alert">{message}</p>;
  }
}
