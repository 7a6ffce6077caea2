import type { ReactNode } from "react";
import { Link } from "@/ui/Link";
import styles from "./HelpTasks.module.css";
import { helpPictures, type HelpPictureName } from "./pictures";

/** Something that people want to do, and how. */
export interface HelpTask {
  /** For links to it. */
  readonly id: string;
  readonly title: string;
  /** In order, a sentence or two each. */
  readonly steps: readonly ReactNode[];
  readonly picture?: HelpPictureName;
  /** Where it is done. */
  readonly at?: { readonly to: string; readonly label: string };
}

function TaskPicture({ name }: { readonly name: HelpPictureName }) {
  const { width, height, alt } = helpPictures[name];
  return (
    <img
      alt={alt}
      className={styles.picture}
      decoding="async"
      height={height}
      loading="lazy"
      src={`/help/${name}.webp`}
      width={width}
    />
  );
}

/** Tasks below each other, each with its steps and a picture; their titles lead there from the top. */
export function HelpTasks({ tasks }: { readonly tasks: readonly HelpTask[] }) {
  return (
    <>
      <nav aria-label="On this page">
        <ul className={styles.contents} role="list">
          {tasks.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {tasks.map(({ id, title, steps, picture, at }) => (
        <section aria-labelledby={id} className={styles.task} key={id}>
          <div className={styles.words}>
            <h2 id={id}>{title}</h2>
            <ol className={styles.steps}>
              {steps.map((step, index) => (
                // Steps are known by their place.
                <li key={index}>{step}</li>
              ))}
            </ol>
            {at && (
              <p>
                <Link to={at.to}>{at.label}</Link>
              </p>
            )}
          </div>
          {picture && <TaskPicture name={picture} />}
        </section>
      ))}
    </>
  );
}
