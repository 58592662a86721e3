import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CamposDoPeriodo } from '@/components/CamposDoPeriodo.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { FiltroDeAcessos } from '@/shared/prontuario/api/keys.ts';
import { pessoasDosAcessosOptions } from '../api/sigilo.ts';
import classes from '../folha/Lista.module.css';

interface Props {
  filtro: FiltroDeAcessos;
  aoMudar: (filtro: FiltroDeAcessos) => void;
}

/** Who, when, and whether in an emergency. */
export function FiltrosDeAcessos({ filtro, aoMudar }: Props) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const pessoas = useQuery(pessoasDosAcessosOptions(clinicaId, paciente.id)).data ?? [];
  const [limpezas, setLimpezas] = useState(0);
  const { quem: _quem, ...semQuem } = filtro;
  const { emergencia: _emergencia, ...semEmergencia } = filtro;
  const { de: _de, ate: _ate, ...semPeriodo } = filtro;

  return (
    <search className={classes.linhaDeCampos} aria-label="Filtros dos acessos">
      <NativeSelect
        size="md"
        label="Quem"
        data={[
          { value: '', label: 'Todas as pessoas' },
          ...pessoas.map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
        value={filtro.quem ?? ''}
        onChange={({ currentTarget: { value } }) =>
          aoMudar({ ...semQuem, ...(value && { quem: value }) })
        }
      />
      <CamposDoPeriodo
        key={limpezas}
        periodo={filtro}
        aoMudar={(periodo) => aoMudar({ ...semPeriodo, ...periodo })}
      />
      <Checkbox
        className={classes.marcar}
        label="Só emergências"
        checked={filtro.emergencia ?? false}
        onChange={({ currentTarget }) =>
          aoMudar({ ...semEmergencia, ...(currentTarget.checked && { emergencia: true }) })
        }
      />
      <Button
        variant="default"
        size="md"
        onClick={() => {
          setLimpezas(limpezas + 1);
          aoMudar({});
        }}
      >
        Limpar
      </Button>
    </search>
  );
}
