import type { Atendimento } from '@domain/contracts/atendimento.ts';
import type { Estado } from '@domain/plantao/estados.ts';
import { Button } from '@mantine/core';
import { Suspense, useCallback, useState } from 'react';
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
import { useSegundo } from '../plantao/useSegundo.ts';

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
  const voltar = () => setAberto(QUADRO);
  const { sessao } = turno;
  return (
    <Pagina
      titulo="Plantão"
      estado={estadoDe(turno.esperando.size, erro)}
      acoes={
        sessao &&
        aberto.tela === 'quadro' && (
          <>
            <Button mih={44} variant="default" onClick={() => setAberto({ tela: 'receber' })}>
              Receber plantão
            </Button>
            <Button mih={44} variant="default" onClick={() => setAberto({ tela: 'passar' })}>
              Passar plantão
            </Button>
            <Button mih={44} variant="default" onClick={() => setAberto({ tela: 'fim' })}>
              Finalizar plantão
            </Button>
            <Button mih={44} onClick={() => setAberto({ tela: 'novo' })}>
              Novo paciente
            </Button>
          </>
        )
      }
    >
      <Recusadas itens={turno.recusadas} sessao={sessao} {...plantao} />
      {!pronto && <Esqueleto linhas={4} />}
      {pronto && !sessao && <Inicio escrever={plantao.escrever} />}
      {sessao && <Conteudo plantao={plantao} aberto={aberto} abrir={setAberto} voltar={voltar} />}
    </Pagina>
  );
}

function estadoDe(esperando: number, erro: string | null): string {
  if (esperando > 0) return `Esperando envio: ${esperando}`;
  return erro ? `Mostrando o que está neste aparelho. ${erro}` : 'Tudo enviado';
}

interface Props {
  plantao: PlantaoEmCurso;
  aberto: Aberto;
  abrir: (aberto: Aberto) => void;
  voltar: () => void;
}

function Conteudo({ plantao: { turno, escrever }, aberto, abrir, voltar }: Props) {
  const agora = useSegundo();
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
      <EmCurso sessao={sessao} agora={agora} />
      {aberto.tela === 'novo' && (
        <NovoPaciente sessaoId={sessao.id} escrever={escrever} aoFechar={voltar} />
      )}
      {aberto.tela === 'fim' && (
        <Fim
          sessao={sessao}
          abertos={semPassagem}
          aoPassar={() => abrir({ tela: 'passar' })}
          agora={agora}
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
            agora={agora}
            escrever={escrever}
            aoFechar={voltar}
          />
        )}
      </Suspense>
      {aberto.tela === 'quadro' && <Quadro turno={turno} aoAbrir={aoAbrir} aoMover={aoMover} />}
    </>
  );
}
