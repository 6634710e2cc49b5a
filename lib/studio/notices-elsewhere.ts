/** Beyond so many at once everything is compared anyway. */
const MOST = 50;

/** What a publishing system elsewhere has told that somebody changed there, until it has been looked at. */
export class NoticesElsewhere {
  private posts = new Set<number>();
  private listener: () => void = () => {};

  /** Somebody has changed that post there. One that is told of often is looked at once. */
  told(post: number): void {
    if (this.posts.size < MOST) this.posts.add(post);
    this.listener();
  }

  /** All that has been told since it was last asked for. */
  take(): number[] {
    const taken = [...this.posts];
    this.posts = new Set();
    return taken;
  }

  /** Who is to be called when something has been told: one at a time. */
  onTold(listener: () => void): void {
    this.listener = listener;
  }
}
