/** The problem of something that is no text field. */
export function Said({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <p role="alert" className="text-14 text-aji">
      {problem}
    </p>
  );
}
