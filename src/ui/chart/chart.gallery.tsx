import type { Exhibit } from "../exhibit";
import { BarChart } from "./BarChart";
import { LineChart } from "./LineChart";

const weeks = (values: readonly number[]) =>
  values.map((value, index) => ({ label: `Game week ${index + 1}`, value }));

const quarters = [15, 30, 45, 60, 75, 90].map((to) => ({
  label: `${to - 14} to ${to}`,
  short: `${to}′`,
}));

const exhibits: readonly Exhibit[] = [
  {
    title: "LineChart",
    states: [
      {
        name: "one club among others",
        show: (
          <LineChart
            series={[
              { name: "Lagoon City", points: weeks([0, 1, 4, 4]) },
              { name: "Kingsway Rovers", highlighted: true, points: weeks([3, 4, 7, 10]) },
            ]}
            title="Points by game week"
            unit="points"
          />
        ),
      },
      {
        name: "thirty game weeks",
        show: (
          <LineChart
            series={[
              {
                name: "Kingsway Rovers",
                highlighted: true,
                points: weeks(Array.from({ length: 30 }, (_, week) => Math.floor(week * 2.4))),
              },
            ]}
            title="Points by game week"
            unit="points"
          />
        ),
      },
      {
        name: "no points yet",
        show: (
          <LineChart
            series={[{ name: "Savannah Stars", highlighted: true, points: weeks([0, 0]) }]}
            title="Points by game week"
            unit="points"
          />
        ),
      },
    ],
  },
  {
    title: "BarChart",
    states: [
      {
        name: "goals by minute",
        show: (
          <BarChart
            caption="Goals of Kingsway Rovers and against it, by quarters of an hour"
            series={[
              { name: "Scored", values: [1, 3, 0, 1, 1, 12] },
              { name: "Conceded", values: [1, 0, 1, 2, 2, 0] },
            ]}
            steps={quarters}
            title="Goals by minute"
            unit="Goals"
          />
        ),
      },
    ],
  },
];

export default exhibits;
