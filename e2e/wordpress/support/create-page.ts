/** Publishes a page as the administrator; returns its URL. */
export const createPage = (
  php: (code: string, environment?: NodeJS.ProcessEnv) => string,
  title: string,
  content: string,
): string =>
  php(
    `wp_set_current_user( 1 ); echo get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => getenv( 'TITLE' ), 'post_content' => getenv( 'CONTENT' ) ) ) ) );`,
    { TITLE: title, CONTENT: content },
  );
