import type { Clinico } from '@domain/contracts/atendimento.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { agoraEmTexto } from '../plantao/tempo.ts';
import { Anotar } from './Anotar.tsx';
import { Itens } from './Itens.tsx';

type Exame = NonNullable<Clinico['exames']>[number];

interface Props {
  exames: readonly Exame[];
  aoMudar: (exames: Exame[]) => void;
}

/** The exams that were asked for, when, and which of them arrived, with what they say. */
export function Exames({ exames, aoMudar }: Props) {
  const fuso = useFuso();
  const trocar = (qual: number, por: Exame) =>
    aoMudar(exames.map((um, n) => (n === qual ? por : um)));
  return (
    <Stack gap="sm">
      <Itens
        vazio="Nenhum exame pedido."
        itens={exames.map((um, n) => ({
          titulo: um.resultado ? `${um.nome}: ${um.resultado}` : um.nome,
          detalhe: um.chegou_em
            ? `Pedido às ${formatarHora(um.pedido_em, fuso)}, chegou às ${formatarHora(um.chegou_em, fuso)}`
            : `Pedido às ${formatarHora(um.pedido_em, fuso)}, esperando`,
          acao: !um.chegou_em && (
            <Chegada
              nome={um.nome}
              aoChegar={(resultado) =>
                trocar(n, {
                  ...um,
                  chegou_em: agoraEmTexto(),
                  ...(resultado && { resultado }),
                })
              }
            />
          ),
        }))}
        aoRemover={(n) => aoMudar(exames.filter((_, outro) => outro !== n))}
      />
      <Anotar
        rotulo="Exame pedido"
        maximo={120}
        acao="Pedir agora"
        aoAnotar={(nome) =>
          aoMudar([...exames, { nome, pedido_em: agoraEmTexto(), chegou_em: null }])
        }
      />
    </Stack>
  );
}

/** Says that an exam is there, and what it says as far as that is known. */
function Chegada({ nome, aoChegar }: { nome: string; aoChegar: (resultado: string) => void }) {
  const [resultado, setResultado] = useState('');
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        aria-label={`Resultado de ${nome}`}
        placeholder="Resultado"
        maxLength={2000}
        value={resultado}
        onChange={({ currentTarget }) => setResultado(currentTarget.value)}
      />
      <Button
        mih={44}
        size="xs"
        variant="default"
        aria-label={`${nome} chegou`}
        onClick={() => aoChegar(resultado.trim())}
      >
        Chegou
      </Button>
    </Group>
  );
}
