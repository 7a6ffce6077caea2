import type { SportOfMeets } from "@/domain/sport";

const race = (name: string) => ({ name, by: "time", relay: false }) as const;
const relay = (name: string) => ({ name, by: "time", relay: true }) as const;
const long = (name: string) => ({ name, by: "distance", relay: false }) as const;
const high = (name: string) => ({ name, by: "height", relay: false }) as const;

/**
 * Meets of twelve events whose points are added up: the first eight of an event get points, at most two of each team.
 */
export const meets: SportOfMeets = {
  scale: "8-7-6-5-4-3-2-1",
  perTeam: 2,
  displace: false,
  programme: [
    race("100 metres"),
    race("200 metres"),
    race("400 metres"),
    race("800 metres"),
    race("1,500 metres"),
    race("110 metres hurdles"),
    long("Long jump"),
    long("Triple jump"),
    high("High jump"),
    long("Shot put"),
    long("Javelin throw"),
    relay("4 × 100 metres relay"),
  ],
};
