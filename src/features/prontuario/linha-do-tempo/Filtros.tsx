import { dataExiste } from '@domain/datas.ts';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CampoDia } from '@/components/CampoDia.tsx';
import { useEnderecoComPausa } from '@/lib/useEnderecoComPausa.ts';
import type { FiltroDaLinha } from '@/shared/prontuario/api/keys.ts';

import classes from '../folha/Lista.module.css';

const PAUSA_NA_DIGITACAO = 300;

interface Props {
  filtro: FiltroDaLinha;
  aoMudar: (filtro: FiltroDaLinha) => void;
}

/** Text, period and diagnosis: what the entries of the timeline have to have. */
export function Filtros({ filtro, aoMudar }: Props) {
  const [campos, setCampos] = useState({
    texto: filtro.texto ?? '',
    de: filtro.de ?? '',
    ate: filtro.ate ?? '',
    comDiagnostico: filtro.comDiagnostico ?? false,
  });
  const aplicar = useEnderecoComPausa((novos: typeof campos) => {
    const { texto, de, ate, comDiagnostico } = novos;
    aoMudar({
      ...(filtro.autor && { autor: filtro.autor }),
      ...(texto.trim() && { texto: texto.trim() }),
      ...(dataExiste(de) && { de }),
      ...(dataExiste(ate) && { ate }),
      ...(comDiagnostico && { comDiagnostico }),
    });
  }, PAUSA_NA_DIGITACAO);
  const mudar = (mudanca: Partial<typeof campos>) => {
    const novos = { ...campos, ...mudanca };
    setCampos(novos);
    aplicar(novos);
  };
  const recusa = (dia: string) =>
    dia === '' || dataExiste(dia) ? undefined : 'Confira a data, por exemplo 21/11/2026.';

  return (
    <search className={classes.linhaDeCampos} aria-label="Filtros da linha do tempo">
      <TextInput
        label="Procurar no texto"
        placeholder="Evoluções, adendos e diagnósticos"
        value={campos.texto}
        maxLength={120}
        onChange={({ currentTarget }) => mudar({ texto: currentTarget.value })}
      />
      <CampoDia
        label="De"
        valor={campos.de}
        error={recusa(campos.de)}
        aoMudar={(de) => mudar({ de })}
      />
      <CampoDia
        label="Até"
        valor={campos.ate}
        error={recusa(campos.ate)}
        aoMudar={(ate) => mudar({ ate })}
      />
      <Checkbox
        className={classes.marcar}
        label="Com diagnóstico"
        checked={campos.comDiagnostico}
        onChange={({ currentTarget }) => mudar({ comDiagnostico: currentTarget.checked })}
      />
      <Button
        variant="default"
        size="md"
        onClick={() => mudar({ texto: '', de: '', ate: '', comDiagnostico: false })}
      >
        Limpar
      </Button>
    </search>
  );
}
