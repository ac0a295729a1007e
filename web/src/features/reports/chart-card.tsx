import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ReportCard } from './report-card.tsx';
import { ScrollBox } from './scroll-box.tsx';

interface ChartCardProps {
  title: string;
  legend?: ReactNode;
  chart: ReactNode;
  /** The same figures: drawn on demand, and always there for a screen reader. */
  table: ReactNode;
}

export function ChartCard({ title, legend, chart, table }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  return (
    <ReportCard
      title={title}
      aside={
        <>
          {!isTable && legend && (
            <div className="max-sm:order-last max-sm:w-full sm:ml-auto">{legend}</div>
          )}
          <Button
            variant="ghost"
            aria-label={isTable ? `Ver gráfico: ${title}` : `Ver tabla: ${title}`}
            icon={
              isTable ? <ChartColumn aria-hidden size={18} /> : <Table2 aria-hidden size={18} />
            }
            onClick={() => setTable(!isTable)}
            className="-mr-3 px-3"
          >
            {isTable ? 'Ver gráfico' : 'Ver tabla'}
          </Button>
        </>
      }
    >
      {isTable ? (
        <ScrollBox label={`Tabla: ${title}`}>{table}</ScrollBox>
      ) : (
        <>
          {chart}
          <div className="sr-only">{table}</div>
        </>
      )}
    </ReportCard>
  );
}
