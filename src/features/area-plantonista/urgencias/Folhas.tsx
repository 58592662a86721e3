import type { Clinico, ConteudoDoAtendimento } from '@domain/contracts/atendimento.ts';
import { FOLHAS, type Folha, type ItemDaFolha } from '@domain/plantao/folhas.ts';
import type { Feito } from '@domain/plantao/parada.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { pedirCalculadora } from '@/shared/calculadoras/pedida.ts';
import { agoraEmTexto } from '../plantao/tempo.ts';
import { Item } from './Item.tsx';
import { JanelaDoAvc } from './JanelaDoAvc.tsx';
import { RelogioDaParada } from './RelogioDaParada.tsx';

interface Props {
  conteudo: ConteudoDoAtendimento;
  agora: number;
  aoMudar: (clinico: Partial<Clinico>) => void;
}

/** What was done, as it stands in the attendance: procedures and medicines alike. */
function logDe({ procedimentos = [], medicamentos = [] }: Clinico): Feito[] {
  return [
    ...procedimentos.map(({ nome, feito_em }) => ({ nome, em: feito_em })),
    ...medicamentos.map(({ nome, dado_em }) => ({ nome, em: dado_em })),
  ];
}

/** Sheets for the rush. What is tapped is written in the attendance, with its time, at once. */
export function Folhas({ conteudo, agora, aoMudar }: Props) {
  const [id, setId] = useState<Folha['id'] | null>(null);
  const folha = FOLHAS.find((uma) => uma.id === id);
  const { clinico } = conteudo;
  const log = logDe(clinico);
  const fazer = (nome: string) =>
    aoMudar({
      procedimentos: [...(clinico.procedimentos ?? []), { nome, feito_em: agoraEmTexto() }],
    });
  function feito({ registro, medicamento }: ItemDaFolha) {
    if (!medicamento) return fazer(registro);
    const dado = { nome: registro, ...medicamento, dado_em: agoraEmTexto() };
    aoMudar({ medicamentos: [...(clinico.medicamentos ?? []), dado] });
  }
  return (
    <Bloco titulo="Urgências">
      <Stack px="recuo" pb="recuo">
        <Group gap="xs" role="group" aria-label="Folhas de urgência">
          {FOLHAS.map((uma) => (
            <Button
              key={uma.id}
              mih={44}
              variant={uma.id === id ? 'filled' : 'default'}
              aria-pressed={uma.id === id}
              onClick={() => setId(uma.id === id ? null : uma.id)}
            >
              {uma.titulo}
            </Button>
          ))}
        </Group>
        {folha && (
          <Aberta
            key={folha.id}
            folha={folha}
            log={log}
            conteudo={conteudo}
            agora={agora}
            aoFazer={fazer}
            aoItem={feito}
            aoMudar={aoMudar}
          />
        )}
      </Stack>
    </Bloco>
  );
}

interface PropsDaAberta extends Props {
  folha: Folha;
  log: readonly Feito[];
  aoFazer: (nome: string) => void;
  aoItem: (item: ItemDaFolha) => void;
}

function Aberta({ folha, log, conteudo, agora, aoFazer, aoItem, aoMudar }: PropsDaAberta) {
  const comeco = log.findLast(({ nome }) => nome === folha.inicio);
  return (
    <>
      <Text size="sm" c="dimmed">
        {`${folha.publico}. O que você tocar fica no atendimento, com a hora. Confira antes de decidir.`}
      </Text>
      {folha.id === 'parada' && <RelogioDaParada log={log} agora={agora} aoFazer={aoFazer} />}
      {folha.id === 'avc' && <JanelaDoAvc conteudo={conteudo} agora={agora} aoMudar={aoMudar} />}
      {folha.id !== 'parada' && !comeco && (
        <Button mih={44} style={{ alignSelf: 'start' }} onClick={() => aoFazer(folha.inicio)}>
          {`${folha.inicio}: agora`}
        </Button>
      )}
      <ul className="linhas">
        {folha.itens.map((item) => (
          <Item
            key={item.id}
            item={item}
            inicio={comeco?.em}
            vezes={vezesDe(item, log, comeco?.em)}
            peso={conteudo.sinais.peso_kg}
            agora={agora}
            aoFazer={() => aoItem(item)}
          />
        ))}
      </ul>
      {folha.ferramentas.length > 0 && (
        <Group gap="xs">
          {folha.ferramentas.map(({ id, nome }) => (
            <Button key={id} mih={44} variant="default" onClick={() => pedirCalculadora(id)}>
              {nome}
            </Button>
          ))}
        </Group>
      )}
    </>
  );
}

/** When an item was done since the sheet began. */
function vezesDe(item: ItemDaFolha, log: readonly Feito[], desde: string | undefined): Feito[] {
  const inicio = desde ? Date.parse(desde) : 0;
  return log.filter(({ nome, em }) => nome === item.registro && Date.parse(em) >= inicio);
}
