import { dataExiste } from '@domain/datas.ts';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePacienteDaTela } from '@/components/paciente/PacienteDaTela.tsx';
import { pessoasDosAcessosOptions } from '../api/acessos.ts';
import type { FiltroDeAcessos } from '../api/keys.ts';
import { CampoDia } from '../folha/CampoDia.tsx';
import classes from '../folha/Lista.module.css';

interface Props {
  filtro: FiltroDeAcessos;
  aoMudar: (filtro: FiltroDeAcessos) => void;
}

/** Who, when, and whether in an emergency. */
export function FiltrosDeAcessos({ filtro, aoMudar }: Props) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const pessoas = useQuery(pessoasDosAcessosOptions(clinicaId, paciente.id)).data ?? [];
  const [dias, setDias] = useState({ de: filtro.de ?? '', ate: filtro.ate ?? '' });
  const mudarDia = (mudanca: Partial<typeof dias>) => {
    const novos = { ...dias, ...mudanca };
    setDias(novos);
    const { de: _de, ate: _ate, ...resto } = filtro;
    aoMudar({
      ...resto,
      ...(dataExiste(novos.de) && { de: novos.de }),
      ...(dataExiste(novos.ate) && { ate: novos.ate }),
    });
  };
  const { quem: _quem, ...semQuem } = filtro;
  const { emergencia: _emergencia, ...semEmergencia } = filtro;

  return (
    <search className={classes.linhaDeCampos} aria-label="Filtros dos acessos">
      <NativeSelect
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
      <CampoDia
        label="De"
        valor={dias.de}
        error={recusa(dias.de)}
        aoMudar={(de) => mudarDia({ de })}
      />
      <CampoDia
        label="Até"
        valor={dias.ate}
        error={recusa(dias.ate)}
        aoMudar={(ate) => mudarDia({ ate })}
      />
      <Checkbox
        label="Só emergências"
        checked={filtro.emergencia ?? false}
        onChange={({ currentTarget }) =>
          aoMudar({ ...semEmergencia, ...(currentTarget.checked && { emergencia: true }) })
        }
      />
      <Button
        variant="default"
        onClick={() => {
          setDias({ de: '', ate: '' });
          aoMudar({});
        }}
      >
        Limpar
      </Button>
    </search>
  );
}

function recusa(dia: string): string | undefined {
  return dia === '' || dataExiste(dia) ? undefined : 'Confira a data, por exemplo 21/11/2026.';
}
