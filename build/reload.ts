// Loads a page of the site again in `npm run dev`: the server renders it, so that a changed module is not replaced in place.
import.meta.hot?.on('kadam:rendered', () => location.reload());
