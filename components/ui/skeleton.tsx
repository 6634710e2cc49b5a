import styles from '#components/ui/skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
}

/** A still, grey stand-in for something on its way, of the size it will have. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />;
}
