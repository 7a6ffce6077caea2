import { TodayPlace } from "./TodayPlace";

/** The day's matches at an address of their own, where the installed app begins. */
export default function TodayPage() {
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        Today
      </h1>
      <TodayPlace />
    </>
  );
}
