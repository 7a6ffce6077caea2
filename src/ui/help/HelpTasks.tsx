import type { ReactNode } from "react";
import { Link } from "@/ui/Link";
import styles from "./HelpTasks.module.css";
import { helpPictures, type HelpPictureName } from "./pictures";

/** A task of the help page, with its steps. */
export interface HelpTask {
  /** The id of the section, for links to the task. */
  readonly id: string;
  readonly title: string;
  /** The steps in order, one or two sentences each. */
  readonly steps: readonly ReactNode[];
  readonly picture?: HelpPictureName;
  /** A link to the page where the task is done. */
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

/** A list of links to all tasks, then the tasks with their steps and pictures. */
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
                // Steps have no id, so the index is the key.
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
