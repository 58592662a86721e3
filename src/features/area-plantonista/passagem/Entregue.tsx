import type { SessaoDePlantao } from '@domain/contracts/atendimento.ts';
import type { PassagemDePlantao, PassagemRecebida } from '@domain/contracts/passagem.ts';
import { codigoParaLer } from '@domain/plantao/codigo.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { lerPassagens } from '../plantao/servidor.ts';
import { AssinarPassagem } from './AssinarPassagem.tsx';
import { BotaoDoPdf } from './BotaoDoPdf.tsx';
import { CodigosQr } from './CodigosQr.tsx';
import { Voltar } from './Voltar.tsx';

interface Props {
  passagem: PassagemDePlantao;
  sessao: SessaoDePlantao;
  /** Whether the server has it as it stands here. */
  enviada: boolean;
  aoEditar: () => void;
  aoVoltar: () => void;
}

/** How often it is asked whether somebody received it. */
const INTERVALO = 5000;

/** A handover as it is shown to the next doctor, and whether it was received. */
export function Entregue({ passagem, sessao, enviada, aoEditar, aoVoltar }: Props) {
  const fuso = useFuso();
  const perfil = usePerfil();
  const { codigo, recebida_em, sintese } = passagem;
  useAguardarRecebimento(perfil.id, sessao.id, recebida_em !== null);
  if (recebida_em) {
    return (
      <Bloco titulo="Passagem recebida" estado={`às ${formatarHora(recebida_em, fuso)}`}>
        <Stack px="recuo" pb="recuo">
          <Text className="como-escrito">{`Síntese de quem recebeu: ${sintese}`}</Text>
          <Group>
            <BotaoDoPdf passagem={passagem} sessao={sessao} />
            <AssinarPassagem passagem={passagem} enviada={enviada} />
            <Voltar aoVoltar={aoVoltar} />
          </Group>
        </Stack>
      </Bloco>
    );
  }
  const lida: PassagemRecebida = {
    ...passagem,
    de_nome: perfil.nome,
    de_crm: perfil.crm ?? null,
    de_uf: perfil.crm_uf ?? null,
    local_nome: sessao.local_nome,
    entregue_em: passagem.entregue_em ?? '',
  };
  return (
    <Bloco titulo="Passe este código a quem fica" estado="Esperando quem recebe confirmar">
      <Stack px="recuo" pb="recuo" align="start">
        <Codigo codigo={codigo} />
        <Text>
          No outro telefone: Plantão, Receber plantão. Com conexão basta o código. Sem conexão, leia
          também o QR code; ele só abre com o código.
        </Text>
        <CodigosQr codigo={codigo} passagem={lida} />
        <Group>
          <BotaoDoPdf passagem={passagem} sessao={sessao} />
          <AssinarPassagem passagem={passagem} enviada={enviada} />
          <Button mih={44} variant="default" onClick={aoEditar}>
            {passagem.assinada_em ? 'Fazer outra' : 'Corrigir'}
          </Button>
          <Voltar aoVoltar={aoVoltar} />
        </Group>
      </Stack>
    </Bloco>
  );
}

/** Hidden until asked for: a picture of the QR with the code beside it would open it. */
function Codigo({ codigo }: { codigo: string }) {
  const [aVista, setAVista] = useState(false);
  return aVista ? (
    <Recado
      titulo={
        <Text span size="xl" fw={700} className="numeros" lts={2}>
          {codigoParaLer(codigo)}
        </Text>
      }
    >
      Diga em voz alta. Não deixe que fotografem junto com o QR code.
    </Recado>
  ) : (
    <Button mih={44} onClick={() => setAVista(true)}>
      Ver o código
    </Button>
  );
}

function useAguardarRecebimento(usuarioId: string, sessaoId: string, recebida: boolean) {
  useEffect(() => {
    if (recebida) return;
    // What fails is asked again in a moment: without a network there is nothing to say.
    const perguntar = () => void lerPassagens(usuarioId, sessaoId).catch(() => {});
    const temporizador = setInterval(perguntar, INTERVALO);
    return () => clearInterval(temporizador);
  }, [usuarioId, sessaoId, recebida]);
}
