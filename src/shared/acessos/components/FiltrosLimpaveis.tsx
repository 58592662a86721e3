import { Button, NativeSelect } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';

interface Props {
  rotulo: string;
  className: string | undefined;
  aoLimpar: () => void;
  children: ReactNode;
}

/** The filters of a log; emptied, they forget also what was half typed. */
export function FiltrosLimpaveis({ rotulo, className, aoLimpar, children }: Props) {
  const [limpezas, setLimpezas] = useState(0);
  return (
    <search className={className} aria-label={rotulo}>
      <Fragment key={limpezas}>{children}</Fragment>
      <Button
        variant="default"
        size="md"
        onClick={() => {
          setLimpezas(limpezas + 1);
          aoLimpar();
        }}
      >
        Limpar
      </Button>
    </search>
  );
}

interface PropsDeQuem {
  pessoas: readonly { id: string; nome: string }[];
  valor: string | undefined;
  aoMudar: (quem: { quem?: string }) => void;
}

/** Chooses whose accesses are listed. */
export function CampoQuem({ pessoas, valor, aoMudar }: PropsDeQuem) {
  return (
    <NativeSelect
      size="md"
      label="Quem"
      data={[
        { value: '', label: 'Todas as pessoas' },
        ...pessoas.map(({ id, nome }) => ({ value: id, label: nome })),
      ]}
      value={valor ?? ''}
      onChange={({ currentTarget: { value } }) => aoMudar(value ? { quem: value } : {})}
    />
  );
}
