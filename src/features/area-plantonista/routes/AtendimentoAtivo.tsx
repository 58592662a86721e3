import type { Atendimento } from '@domain/contracts/atendimento.ts';
import type { Estado } from '@domain/plantao/estados.ts';
import { Button } from '@mantine/core';
import { memo, Suspense, useCallback, useState } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { EmCurso } from '../plantao/EmCurso.tsx';
import { Fim } from '../plantao/Fim.tsx';
import { mudanca } from '../plantao/fila.ts';
import { Inicio } from '../plantao/Inicio.tsx';
import { NovoPaciente } from '../plantao/NovoPaciente.tsx';
import { Quadro } from '../plantao/Quadro.tsx';
import { Recusadas } from '../plantao/Recusadas.tsx';
import { abertosSemPassagem } from '../plantao/turno.ts';
import { type PlantaoEmCurso, usePlantao } from '../plantao/usePlantao.ts';

// What is done from the board comes after it; build/sem-conexao keeps each on the device all the same.
const Ficha = sobDemanda(() => import('../plantao/Ficha.tsx').then((m) => ({ default: m.Ficha })));
const Passar = sobDemanda(() =>
  import('../passagem/Passar.tsx').then((m) => ({ default: m.Passar })),
);
const Receber = sobDemanda(() =>
  import('../passagem/Receber.tsx').then((m) => ({ default: m.Receber })),
);

/** What the screen shows under the clock: the board, or one thing that is being done. */
type Aberto =
  | { tela: 'quadro' | 'novo' | 'fim' | 'passar' | 'receber' }
  | { tela: 'ficha'; id: string };
const QUADRO: Aberto = { tela: 'quadro' };

/** `/plantonista/atendimento`: the active shift, from its start to its end, also without a network. */
export function AtendimentoAtivo() {
  const plantao = usePlantao();
  const { turno, pronto, erro } = plantao;
  const [aberto, setAberto] = useState<Aberto>(QUADRO);
  const { sessao } = turno;
  return (
    <Pagina
      titulo="Plantão"
      estado={estadoDe(turno.esperando.size, erro)}
      acoes={sessao && aberto.tela === 'quadro' && <Acoes abrir={setAberto} />}
    >
      <Recusadas itens={turno.recusadas} sessao={sessao} {...plantao} />
      {!pronto && <Esqueleto linhas={4} />}
      {pronto && !sessao && <Inicio escrever={plantao.escrever} />}
      {sessao && <Conteudo plantao={plantao} aberto={aberto} abrir={setAberto} />}
    </Pagina>
  );
}

function estadoDe(esperando: number, erro: string | null): string {
  if (esperando > 0) return `Esperando envio: ${esperando}`;
  return erro ? `Mostrando o que está neste aparelho. ${erro}` : 'Tudo enviado';
}

type Abrir = (aberto: Aberto) => void;

const ACOES = [
  ['receber', 'Receber plantão'],
  ['passar', 'Passar plantão'],
  ['fim', 'Finalizar plantão'],
  ['novo', 'Novo paciente'],
] as const;

/** What is done of the shift; drawn once, not at each change of a patient. */
const Acoes = memo(function Acoes({ abrir }: { abrir: Abrir }) {
  return ACOES.map(([tela, rotulo]) => (
    <Button
      key={tela}
      mih={44}
      {...(tela !== 'novo' && { variant: 'default' })}
      onClick={() => abrir({ tela })}
    >
      {rotulo}
    </Button>
  ));
});

interface Props {
  plantao: PlantaoEmCurso;
  aberto: Aberto;
  abrir: Abrir;
}

function Conteudo({ plantao: { turno, escrever }, aberto, abrir }: Props) {
  const voltar = () => abrir(QUADRO);
  const aoAbrir = useCallback((id: string) => abrir({ tela: 'ficha', id }), [abrir]);
  const aoMover = useCallback(
    (atendimento: Atendimento, estado: Estado) => escrever(mudanca(atendimento, { estado })),
    [escrever],
  );
  const { sessao, atendimentos } = turno;
  if (!sessao) return null;
  const semPassagem = abertosSemPassagem(turno).length;
  const daFicha =
    aberto.tela === 'ficha' ? atendimentos.find(({ id }) => id === aberto.id) : undefined;
  return (
    <>
      <EmCurso sessao={sessao} />
      {aberto.tela === 'novo' && (
        <NovoPaciente sessaoId={sessao.id} escrever={escrever} aoFechar={voltar} />
      )}
      {aberto.tela === 'fim' && (
        <Fim
          sessao={sessao}
          abertos={semPassagem}
          aoPassar={() => abrir({ tela: 'passar' })}
          escrever={(operacao) => {
            escrever(operacao);
            voltar();
          }}
          aoVoltar={voltar}
        />
      )}
      <Suspense fallback={<Esqueleto linhas={4} />}>
        {aberto.tela === 'passar' && (
          <Passar sessao={sessao} turno={turno} escrever={escrever} aoVoltar={voltar} />
        )}
        {aberto.tela === 'receber' && (
          <Receber sessao={sessao} escrever={escrever} aoVoltar={voltar} />
        )}
        {daFicha && (
          <Ficha
            key={daFicha.id}
            atendimento={daFicha}
            turno={turno}
            escrever={escrever}
            aoFechar={voltar}
          />
        )}
      </Suspense>
      {aberto.tela === 'quadro' && <Quadro turno={turno} aoAbrir={aoAbrir} aoMover={aoMover} />}
    </>
  );
}
