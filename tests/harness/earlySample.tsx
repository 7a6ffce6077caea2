import {
  createContext,
  createElement,
  lazy,
  memo,
  Suspense,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";

/* What pages use of HTML, SVG and React, for src/app/early/html.test.tsx. */

const Level = createContext<"h2" | "h3">("h2");

const Heading = memo(function Heading({ children }: { readonly children: ReactNode }) {
  return createElement(useContext(Level), { className: "a b" }, children);
});

const Later = lazy(() => new Promise<{ default: () => ReactNode }>(() => {}));

function Count() {
  const [count] = useState(() => 2);
  const next = useMemo(() => count + 1, [count]);
  return (
    <p ref={useRef(null)}>
      {count} of {next} {0}
      {null}
      {false}
      {true}
    </p>
  );
}

export function EarlySample() {
  const ignore = () => {};
  return (
    <main aria-busy={false} hidden={false} tabIndex={-1}>
      <>
        <Heading>A &amp; B &lt; {'"C"'}</Heading>
        <Count />
      </>
      <Level value="h3">
        <Heading>Within</Heading>
      </Level>
      <Heading>After</Heading>
      <svg aria-hidden preserveAspectRatio="none" strokeWidth="2" viewBox="0 0 24 24">
        <g clipPath="url(#x)" strokeLinecap="round">
          <text fontSize={4} textAnchor="middle" vectorEffect="non-scaling-stroke">
            7
          </text>
        </g>
      </svg>
      <label htmlFor="who">Who?</label>
      <input autoComplete="off" disabled id="who" readOnly value={'a"b'} />
      <input defaultValue="0" spellCheck={false} type="search" />
      <input defaultChecked type="checkbox" />
      <select onChange={ignore} value="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <select>
        <option>A</option>
      </select>
      <textarea defaultValue="one <two>" />
      <img alt="" data-later loading="lazy" srcSet="/a.avif 1x" />
      <ul>
        {[1, 2].map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
      <Suspense fallback={<em>soon</em>}>
        <b>here</b>
      </Suspense>
      <Suspense fallback={<em>soon</em>}>
        <b>not yet</b>
        <Later />
      </Suspense>
      <time dateTime="2026-11-23">today</time>
      <br />
      <button onClick={ignore} type="button">
        go
      </button>
      <a download href="/?a=1&b=2">
        file
      </a>
    </main>
  );
}
