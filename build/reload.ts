// Reloads a site page in `npm run dev`: the server renders it, so its modules cannot be replaced in place.
import.meta.hot?.on('kadam:rendered', () => location.reload());
