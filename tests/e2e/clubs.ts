/** Football's clubs as the seed has them: group A. */
export const [KINGSWAY, TROJANS, ENGINEERING, HARBOUR] = [
  "Kingsway Rovers",
  "Mount Trojans",
  "Faculty of Engineering and Applied Sciences",
  "Harbour Eagles",
] as const;
/** Group B. */
export const [NORTHGATE, SAVANNAH, LAGOON, LIBRARY] = [
  "Northgate Athletic",
  "Savannah Stars",
  "Lagoon City",
  "Old Library FC",
] as const;
