import type { Clinico } from '@domain/contracts/atendimento.ts';
import { Stack } from '@mantine/core';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { agoraEmTexto } from '../plantao/tempo.ts';
import { Anotar } from './Anotar.tsx';
import { Itens } from './Itens.tsx';

type Procedimento = NonNullable<Clinico['procedimentos']>[number];

interface Props {
  procedimentos: readonly Procedimento[];
  aoMudar: (procedimentos: Procedimento[]) => void;
}

/** What was done to the patient, and when. */
export function Procedimentos({ procedimentos, aoMudar }: Props) {
  const fuso = useFuso();
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
      <Anotar
        rotulo="Procedimento"
        maximo={200}
        acao="Feito agora"
        aoAnotar={(nome) => aoMudar([...procedimentos, { nome, feito_em: agoraEmTexto() }])}
      />
    </Stack>
  );
}
