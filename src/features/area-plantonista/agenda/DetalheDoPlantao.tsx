import { emReais } from '@domain/dinheiro.ts';
import { ROTULO_DA_SITUACAO } from '@domain/plantao/acerto.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { quandoDoPlantao } from '@/lib/format/plantao.ts';
import type { PlantaoComConta } from '../api/contas.ts';
import { desistirDaVaga } from '../api/escala.ts';
import { cancelarSerie, definirEstadoDoPlantao } from '../api/mutations.ts';
import { useReler } from '../api/usePlantoes.ts';
import { Explicacao } from '../financeiro/Explicacao.tsx';
import { comecavel, useComecar } from './useComecar.ts';

export const ROTULO_DO_ESTADO: Readonly<Record<PlantaoComConta['plantao']['estado'], string>> = {
  previsto: 'Previsto',
  realizado: 'Feito',
  cancelado: 'Cancelado',
  passado: 'Passado a um colega',
};

interface Props {
  conta: PlantaoComConta;
  agora: number;
  aoEditar: () => void;
  aoOferecer: () => void;
  aoFechar: () => void;
}

/** A shift: where and when, what it is worth and why, and what can be done with it. */
export function DetalheDoPlantao(props: Props) {
  const { conta } = props;
  const { plantao, local, preco, acerto } = conta;
  return (
    <Stack>
      <div>
        <Text fw={600}>{local.nome}</Text>
        <Text className="numeros">{quandoDoPlantao({ ...plantao, fuso: local.fuso })}</Text>
        <Text size="sm" c="dimmed">
          {[
            ROTULO_DO_ESTADO[plantao.estado],
            plantao.sobreaviso && 'Sobreaviso',
            acerto.situacao !== 'futuro' && ROTULO_DA_SITUACAO[acerto.situacao],
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {plantao.observacoes && <Text className="como-escrito">{plantao.observacoes}</Text>}
      {preco ? (
        <Explicacao preco={preco} />
      ) : (
        <Text>
          {plantao.valor_combinado_centavos === null
            ? 'Este local não tem valores para este dia.'
            : `${emReais(plantao.valor_combinado_centavos)} brutos. Falta dizer como este local paga, para saber o líquido e o prazo.`}{' '}
          <BotaoLink to={PATHS.locaisDePlantao} search={{ local: local.id }} variant="subtle">
            Informar valores
          </BotaoLink>
        </Text>
      )}
      <Acoes {...props} />
    </Stack>
  );
}

function Acoes({ conta: { plantao, local }, agora, aoEditar, aoOferecer, aoFechar }: Props) {
  const navegar = useNavigate();
  const reler = useReler();
  const comecar = useComecar();
  const [cancelando, setCancelando] = useState(false);
  const gravar = useMutation({
    mutationFn: (acao: () => Promise<void>) => acao(),
    onError: avisar.erro,
    onSettled: reler,
  });
  // What the hospital published is as it was published: given back or passed on, never changed.
  const doHospital = plantao.vaga_id !== null;
  const passou = Date.parse(plantao.fim) <= agora;
  if (plantao.estado === 'passado') return null;
  const cancelar = (acao: () => Promise<void>) =>
    gravar.mutate(acao, { onSuccess: aoFechar, onSettled: () => setCancelando(false) });
  return (
    <Group>
      {comecavel(plantao, agora) && comecar.livre && (
        <Button
          onClick={() => {
            comecar.comecar(plantao, local);
            void navegar({ to: PATHS.atendimentoAtivo });
          }}
        >
          Começar agora
        </Button>
      )}
      {plantao.estado === 'previsto' && passou && (
        <Button
          loading={gravar.isPending}
          onClick={() => gravar.mutate(() => definirEstadoDoPlantao(plantao.id, 'realizado'))}
        >
          Marcar como feito
        </Button>
      )}
      {plantao.estado === 'previsto' && Date.parse(plantao.inicio) > agora && (
        <Button variant="default" onClick={aoOferecer}>
          Passar ou trocar
        </Button>
      )}
      {plantao.estado !== 'cancelado' && !doHospital && (
        <Button variant="default" onClick={aoEditar}>
          Editar
        </Button>
      )}
      {plantao.sessao_id === null && plantao.estado !== 'cancelado' && !doHospital && (
        <Button variant="default" onClick={() => setCancelando(true)}>
          Cancelar plantão
        </Button>
      )}
      {doHospital && plantao.estado === 'previsto' && !passou && (
        <Button variant="default" onClick={() => setCancelando(true)}>
          Desistir
        </Button>
      )}
      {plantao.estado === 'cancelado' && !doHospital && (
        <Button
          variant="default"
          loading={gravar.isPending}
          onClick={() => gravar.mutate(() => definirEstadoDoPlantao(plantao.id, 'previsto'))}
        >
          Voltar a previsto
        </Button>
      )}
      <ConfirmacaoSobDemanda
        titulo={doHospital ? 'Desistir deste plantão?' : 'Cancelar este plantão?'}
        aberta={cancelando}
        acao={doHospital ? 'Desistir' : 'Cancelar plantão'}
        voltar="Voltar"
        perigosa
        enviando={gravar.isPending}
        aoConfirmar={() =>
          cancelar(() =>
            doHospital
              ? desistirDaVaga(plantao.id)
              : definirEstadoDoPlantao(plantao.id, 'cancelado'),
          )
        }
        aoFechar={() => setCancelando(false)}
      >
        {doHospital
          ? 'Ele sai da sua agenda, volta a ficar aberto, e o hospital recebe um aviso.'
          : 'Ele sai da sua agenda e do que você tem a receber. Você pode voltar atrás.'}
      </ConfirmacaoSobDemanda>
      {plantao.serie_id !== null && plantao.estado === 'previsto' && (
        <Button
          variant="subtle"
          loading={gravar.isPending}
          onClick={() => cancelar(() => cancelarSerie(plantao.serie_id ?? '', plantao.inicio))}
        >
          Cancelar este e os seguintes da série
        </Button>
      )}
    </Group>
  );
}
