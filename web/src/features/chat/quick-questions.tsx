const QUESTIONS = ['¿Qué me recomiendas?', '¿Qué hay de tomar?', '¿A qué hora cierran?'];

/** For who does not know what to say first. */
export function QuickQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <ul aria-label="Preguntas para empezar" className="mt-auto flex flex-wrap gap-2 pt-6">
      {QUESTIONS.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-full bg-surface px-4 font-semibold text-14 inset-ring inset-ring-control transition-colors duration-150 hover:bg-sunken"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
