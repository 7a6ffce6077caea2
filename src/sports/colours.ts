/** Loads the colours of every sport, each from the `colours.css` of its folder. */
import.meta.glob("./*/colours.css", { eager: true });
