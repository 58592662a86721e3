import { ESTAGIOS, type Estagio, ROTULO_DO_ESTAGIO } from '@domain/crm/estagios.ts';
import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { hoje } from '@/lib/format/datas.ts';
import type { Cartao } from '../api/linhas.ts';
import { useMover } from '../api/mutations.ts';
import { contagemOptions, equipeOptions, quadroOptions } from '../api/queries.ts';
import { useTempoReal } from '../api/useTempoReal.ts';
import { BuscaLarga } from '../barra/BuscaLarga.tsx';
import { Filtros } from '../barra/Filtros.tsx';
import { filtroDa, useBusca, useMudarBusca } from '../busca.ts';
import type { PropsDaParte } from '../props.ts';
import { Coluna } from './Coluna.tsx';
import classes from './Quadro.module.css';
import { CARTAO, destinoDaTecla } from './teclado.ts';

/** The board: a column a stage, moved by the agenda by itself and by hand with mouse or keys. */
export function Quadro({ clinica }: PropsDaParte) {
  const busca = useBusca();
  const filtro = filtroDa(busca, false);
  const quadro = useQuery(quadroOptions(clinica.id, filtro));
  useTempoReal(clinica.id);
  return (
    <Stack gap="md">
      <Filtros clinica={clinica} />
      {quadro.isPending && <EsqueletoDoQuadro />}
      {quadro.isError && !quadro.data && (
        <EstadoErro
          erro={quadro.error}
          titulo="Não foi possível carregar o quadro."
          aoTentar={() => void quadro.refetch()}
        />
      )}
      {quadro.data && <Colunas clinica={clinica} cartoes={quadro.data} />}
    </Stack>
  );
}

function Colunas({ clinica, cartoes }: PropsDaParte & { cartoes: readonly Cartao[] }) {
  const fuso = useFuso();
  const filtro = filtroDa(useBusca(), false);
  const contagem = useQuery(contagemOptions(clinica.id, filtro));
  const equipe = useQuery(equipeOptions(clinica.id));
  const { mover, dito } = useMoverCartao(clinica.id, cartoes);
  const nomes = new Map((equipe.data ?? []).map(({ id, nome }) => [id, nome]));
  const dia = hoje(fuso);
  const achadas = [...(contagem.data?.values() ?? [])].reduce((soma, uma) => soma + uma, 0);

  if (cartoes.length === 0) return <SemNinguem filtrado={Object.keys(filtro).length > 0} />;
  return (
    <>
      <Text size="sm" c="dimmed" id="ajuda-do-quadro" visibleFrom="sm">
        Arraste um cartão para mudar o estágio. No teclado, as setas percorrem os cartões e{' '}
        <kbd>Shift</kbd> com a seta para um dos lados move o cartão.
      </Text>
      <BuscaLarga achadas={achadas} />
      <VisuallyHidden role="status">{dito}</VisuallyHidden>
      <section
        className={classes.quadro}
        aria-label="Quadro de pessoas por estágio"
        onKeyDown={(evento) => aoTeclar(evento, mover)}
      >
        {ESTAGIOS.map((estagio) => (
          <Coluna
            key={estagio}
            estagio={estagio}
            cartoes={cartoes.filter((cartao) => cartao.estagio === estagio)}
            total={contagem.data?.get(estagio) ?? 0}
            nomes={nomes}
            hoje={dia}
            mover={mover}
          />
        ))}
      </section>
    </>
  );
}

function aoTeclar(
  evento: KeyboardEvent<HTMLElement>,
  mover: (id: string, para: Estagio) => void,
): void {
  const alvo = (evento.target as HTMLElement).closest<HTMLElement>(`[${CARTAO}]`);
  if (!alvo || evento.altKey || evento.ctrlKey || evento.metaKey) return;
  const destino = destinoDaTecla(evento.currentTarget, alvo, evento.key, evento.shiftKey);
  if (!destino) return;
  evento.preventDefault();
  if ('foco' in destino) destino.foco.focus();
  else mover(destino.id, destino.para);
}

/** Moves a card, says so, offers the way back, and keeps the focus on the card. */
function useMoverCartao(clinicaId: string, cartoes: readonly Cartao[]) {
  const { mutate } = useMover(clinicaId, filtroDa(useBusca(), false));
  const [dito, setDito] = useState('');
  const seguir = useRef<string | null>(null);

  // The card is drawn anew in its column: whoever moved it by keys stays on it.
  useEffect(() => {
    if (!seguir.current || cartoes.length === 0) return;
    document.querySelector<HTMLElement>(`[${CARTAO}="${seguir.current}"]`)?.focus();
    seguir.current = null;
  }, [cartoes]);

  const gravar = (id: string, para: Estagio) =>
    mutate({ id, para }, { onError: (erro) => avisar.erro(erro) });

  return {
    dito,
    mover(id: string, para: Estagio) {
      const cartao = cartoes.find((um) => um.id === id);
      if (!cartao || cartao.estagio === para) return;
      const { estagio: de, nome } = cartao;
      const frase = `${nome} foi para ${ROTULO_DO_ESTAGIO[para]}.`;
      seguir.current = id;
      setDito(frase);
      gravar(id, para);
      avisar.desfazivel(frase, () => gravar(id, de));
    },
  };
}

function SemNinguem({ filtrado }: { filtrado: boolean }) {
  const mudar = useMudarBusca();
  return filtrado ? (
    <EstadoVazio
      desenho="busca"
      frase="Ninguém com estes filtros. Limpe os filtros para ver todas as pessoas."
    />
  ) : (
    <EstadoVazio
      desenho="pessoas"
      frase="Quem procura a clínica e quem tem atendimento marcado aparece aqui, no estágio em que está."
      acao={
        <Button onClick={() => mudar({ nova: 'sim' }, true)}>Adicionar a primeira pessoa</Button>
      }
    />
  );
}

function EsqueletoDoQuadro() {
  return (
    <Esqueleto>
      <div className={classes.quadro}>
        {ESTAGIOS.map((estagio) => (
          <Skeleton key={estagio} height={320} radius="lg" className={classes.coluna} />
        ))}
      </div>
    </Esqueleto>
  );
}
