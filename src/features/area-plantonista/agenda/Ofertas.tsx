import type { Oferta } from '@domain/contracts/escala.ts';
import type { LocalDePlantao } from '@domain/contracts/plantoes.ts';
import { emReais } from '@domain/dinheiro.ts';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { Linha, Linhas } from '@/components/Linhas.tsx';
import { quandoDoPlantao } from '@/lib/format/plantao.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useMinuto } from '@/lib/useMinuto.ts';
import { aceitarPlantao, concluirTroca, recusarPlantao, retirarOferta } from '../api/escala.ts';
import { plantoesOptions } from '../api/queries.ts';
import type { Mudanca } from './mudanca.ts';

interface Props {
  ofertas: readonly Oferta[];
  locais: readonly LocalDePlantao[];
  pedir: (mudanca: Mudanca) => void;
}

/** Shifts on their way from one doctor to another; nothing where there is none. */
export function Ofertas({ ofertas, locais, pedir }: Props) {
  if (ofertas.length === 0) return null;
  return (
    <Bloco titulo="Passagens e trocas">
      <Linhas rotulo="Passagens e trocas">
        {ofertas.map((oferta) => (
          <Linha
            key={oferta.id}
            nome={tituloDe(oferta)}
            detalhe={<Detalhe oferta={oferta} />}
            acao={<Acoes oferta={oferta} locais={locais} pedir={pedir} />}
          />
        ))}
      </Linhas>
    </Bloco>
  );
}

const colegaDe = ({ colega_nome, colega_crm }: Oferta) =>
  [colega_nome, colega_crm && `CRM ${colega_crm}`].filter(Boolean).join(', ');

function tituloDe(oferta: Oferta): string {
  const { minha, tipo, estado, para_todos, de_nome, de_crm } = oferta;
  if (minha && estado === 'proposta') return `${colegaDe(oferta)}, propôs uma troca`;
  const aQuem = para_todos ? 'todos do local' : colegaDe(oferta);
  if (minha) return `Você ${tipo === 'troca' ? 'quer trocar com' : 'oferece a'} ${aQuem}`;
  const deQuem = [de_nome, de_crm && `CRM ${de_crm}`].filter(Boolean).join(', ');
  if (estado === 'proposta') return `Aguardando ${deQuem} confirmar a troca`;
  return `${deQuem}, ${tipo === 'troca' ? 'quer trocar' : 'oferece'}`;
}

const lugarDe = ({ local_nome, setor, cidade }: Oferta) =>
  [local_nome, setor, cidade].filter(Boolean).join(', ');

function Detalhe({ oferta }: { oferta: Oferta }) {
  const { sobreaviso, valor_centavos, recado } = oferta;
  const emTroca = trocaDe(oferta);
  return (
    <Stack gap={0} className="numeros">
      <span>
        {[
          quandoDoPlantao(oferta),
          lugarDe(oferta),
          sobreaviso && 'sobreaviso',
          valor_centavos !== null && `${emReais(valor_centavos)} brutos`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {emTroca && <span>{`Em troca: ${emTroca}`}</span>}
      {recado && <span className="como-escrito">{`“${recado}”`}</span>}
    </Stack>
  );
}

function trocaDe({ troca_inicio, troca_fim, troca_fuso, troca_local }: Oferta): string | null {
  if (!troca_inicio || !troca_fim || !troca_fuso) return null;
  const quando = quandoDoPlantao({ inicio: troca_inicio, fim: troca_fim, fuso: troca_fuso });
  return `${quando} · ${troca_local}`;
}

interface PropsDasAcoes {
  oferta: Oferta;
  locais: readonly LocalDePlantao[];
  pedir: (mudanca: Mudanca) => void;
}

function Acoes({ oferta, locais, pedir }: PropsDasAcoes) {
  const { minha, estado, tipo, para_todos, ocupado } = oferta;
  if (minha) return <AcoesDeQuemOferece oferta={oferta} locais={locais} pedir={pedir} />;
  if (estado === 'proposta') return null;
  const qual = `${quandoDoPlantao(oferta)}, ${oferta.local_nome}`;
  return (
    <Group gap="xs" justify="flex-end">
      {!para_todos && (
        <Button
          variant="default"
          aria-label={`Recusar o plantão de ${qual}`}
          onClick={() => pedir(recusar(oferta))}
        >
          Recusar
        </Button>
      )}
      {tipo === 'passagem' && (
        <Button
          disabled={ocupado}
          aria-label={ocupado ? undefined : `Aceitar o plantão de ${qual}`}
          onClick={() => pedir(aceitar(oferta, locais))}
        >
          {ocupado ? 'Você já tem plantão' : 'Aceitar'}
        </Button>
      )}
      {tipo === 'troca' && <ProporEmTroca oferta={oferta} locais={locais} pedir={pedir} />}
    </Group>
  );
}

function AcoesDeQuemOferece({ oferta, locais, pedir }: PropsDasAcoes) {
  const qual = `${quandoDoPlantao(oferta)}, ${oferta.local_nome}`;
  const proposta = oferta.estado === 'proposta';
  return (
    <Group gap="xs" justify="flex-end">
      <Button
        variant="default"
        aria-label={`${proposta ? 'Recusar a troca' : 'Cancelar oferta'} do plantão de ${qual}`}
        onClick={() => pedir(proposta ? negarTroca(oferta) : retirar(oferta))}
      >
        {proposta ? 'Recusar' : 'Cancelar oferta'}
      </Button>
      {proposta && (
        <Button
          disabled={oferta.ocupado}
          aria-label={oferta.ocupado ? undefined : `Confirmar troca do plantão de ${qual}`}
          onClick={() => pedir(confirmarTroca(oferta, locais))}
        >
          {oferta.ocupado ? 'Você já tem plantão' : 'Confirmar troca'}
        </Button>
      )}
    </Group>
  );
}

/** How far ahead own shifts are offered in exchange. */
const ADIANTE = 366 * 86_400_000;

function ProporEmTroca({ oferta, locais, pedir }: PropsDasAcoes) {
  const { id: eu } = usePerfil();
  const agora = useMinuto();
  const [de] = useState(() => new Date(agora).toISOString());
  const meus = useQuery(plantoesOptions(eu, de, new Date(Date.parse(de) + ADIANTE).toISOString()));
  const [escolhido, setEscolhido] = useState('');
  const opcoes = (meus.data ?? [])
    .filter(({ estado, inicio }) => estado === 'previsto' && Date.parse(inicio) > agora)
    .map((plantao) => {
      const local = locais.find(({ id }) => id === plantao.local_id);
      const fuso = local?.fuso ?? oferta.fuso;
      return {
        value: plantao.id,
        label: `${quandoDoPlantao({ ...plantao, fuso })} · ${local?.nome ?? ''}`,
      };
    });
  const rotulo = opcoes.find(({ value }) => value === escolhido)?.label;
  return (
    <Group gap="xs" align="flex-end" justify="flex-end">
      <NativeSelect
        label="Seu plantão em troca"
        w="14rem"
        value={escolhido}
        onChange={({ currentTarget }) => setEscolhido(currentTarget.value)}
        data={[
          { value: '', label: opcoes.length ? 'Escolha' : 'Você não tem plantões' },
          ...opcoes,
        ]}
      />
      <Button disabled={!rotulo} onClick={() => rotulo && pedir(propor(oferta, escolhido, rotulo))}>
        Propor troca
      </Button>
    </Group>
  );
}

function aceitar(oferta: Oferta, locais: readonly LocalDePlantao[]): Mudanca {
  return {
    titulo: 'Ficar com este plantão?',
    texto: `${quandoDoPlantao(oferta)}. ${ondeFica(oferta.meu_local_id, lugarDe(oferta), locais)}`,
    acao: 'Aceitar plantão',
    feito: 'O plantão é seu. Ele já está na agenda.',
    fazer: () => aceitarPlantao(oferta.id, null, oferta.meu_local_id),
  };
}

function ondeFica(
  meuLocal: string | null,
  lugar: string,
  locais: readonly LocalDePlantao[],
): string {
  const nome = locais.find(({ id }) => id === meuLocal)?.nome;
  return nome
    ? `Ele entra no seu local ${nome}, pelos seus valores.`
    : `${lugar} entra na sua lista de locais: informe depois quanto paga.`;
}

function propor(oferta: Oferta, emTroca: string, rotulo: string): Mudanca {
  return {
    titulo: 'Propor esta troca?',
    texto: `Você fica com ${quandoDoPlantao(oferta)}, em ${lugarDe(oferta)}, e dá ${rotulo}. Só vale quando ${oferta.de_nome} confirmar.`,
    acao: 'Propor troca',
    feito: 'Troca proposta. Você recebe um aviso quando responderem.',
    fazer: () => aceitarPlantao(oferta.id, emTroca, oferta.meu_local_id),
  };
}

function recusar(oferta: Oferta): Mudanca {
  return {
    titulo: 'Recusar este plantão?',
    texto: `${oferta.de_nome} recebe um aviso, e o plantão continua com quem ofereceu.`,
    acao: 'Recusar plantão',
    feito: 'Plantão recusado.',
    fazer: () => recusarPlantao(oferta.id),
  };
}

function retirar(oferta: Oferta): Mudanca {
  return {
    titulo: 'Cancelar esta oferta?',
    texto: 'O plantão continua seu. Você pode oferecê-lo de novo.',
    acao: 'Cancelar oferta',
    feito: 'Oferta cancelada.',
    fazer: () => retirarOferta(oferta.id),
  };
}

function negarTroca(oferta: Oferta): Mudanca {
  return {
    titulo: 'Recusar esta troca?',
    texto: `${oferta.colega_nome} recebe um aviso, e a sua oferta volta a ficar aberta.`,
    acao: 'Recusar troca',
    feito: 'Troca recusada. Sua oferta continua aberta.',
    fazer: () => concluirTroca(oferta.id, false, null),
  };
}

function confirmarTroca(oferta: Oferta, locais: readonly LocalDePlantao[]): Mudanca {
  return {
    titulo: 'Confirmar a troca?',
    texto: `Você dá ${quandoDoPlantao(oferta)} e fica com ${trocaDe(oferta)}. ${ondeFica(oferta.meu_local_id, oferta.troca_local ?? '', locais)}`,
    acao: 'Confirmar troca',
    feito: 'Troca feita. Os dois plantões já estão nas agendas.',
    fazer: () => concluirTroca(oferta.id, true, oferta.meu_local_id),
  };
}
