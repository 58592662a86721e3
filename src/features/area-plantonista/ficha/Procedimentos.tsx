import type { Clinico } from '@domain/contracts/atendimento.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { agoraEmTexto } from '../plantao/tempo.ts';
import { Itens } from './Itens.tsx';

type Procedimento = NonNullable<Clinico['procedimentos']>[number];

interface Props {
  procedimentos: readonly Procedimento[];
  aoMudar: (procedimentos: Procedimento[]) => void;
}

/** What was done to the patient, and when. */
export function Procedimentos({ procedimentos, aoMudar }: Props) {
  const fuso = useFuso();
  const [nome, setNome] = useState('');
  return (
    <Stack gap="sm">
      <Itens
        vazio="Nenhum procedimento registrado."
        itens={procedimentos.map((um) => ({
          titulo: um.nome,
          detalhe: `às ${formatarHora(um.feito_em, fuso)}`,
        }))}
        aoRemover={(n) => aoMudar(procedimentos.filter((_, outro) => outro !== n))}
      />
      <Group align="end">
        <TextInput
          label="Procedimento"
          maxLength={200}
          autoComplete="off"
          value={nome}
          onChange={({ currentTarget }) => setNome(currentTarget.value)}
        />
        <Button
          mih={44}
          variant="default"
          disabled={nome.trim().length < 2}
          onClick={() => {
            aoMudar([...procedimentos, { nome: nome.trim(), feito_em: agoraEmTexto() }]);
            setNome('');
          }}
        >
          Feito agora
        </Button>
      </Group>
    </Stack>
  );
}
