import { ActionIcon, Group, Text, Textarea } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { CHAVES } from '@/config/constants.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { AnexarNaMensagem } from '@/shared/anexos/components/AnexarNaMensagem.tsx';
import { ANEXOS_VAZIOS, type AnexosNaEscrita } from '@/shared/anexos/components/escrita.ts';
import { type AnexoNaFila, TAMANHO_DA_MENSAGEM } from '../api/linhas.ts';
import classes from './Conversa.module.css';
import { RespostasRapidas } from './RespostasRapidas.tsx';

/** From this length on the person sees how much still fits. */
const AVISAR_A_PARTIR_DE = TAMANHO_DA_MENSAGEM - 400;

interface Props {
  conversaId: string;
  respostasDe: string | undefined;
  recado: ReactNode;
  aoEnviar: (texto: string, anexos: readonly AnexoNaFila[]) => void;
}

/** The field of a conversation; what is typed survives a reload. */
export function Escrever({ conversaId, respostasDe, recado, aoEnviar }: Props) {
  const { id: usuarioId } = usePerfil();
  const campo = useRef<HTMLTextAreaElement>(null);
  const dica = useId();
  const [texto, setTexto] = useSessionStorage({
    key: `${CHAVES.mensagemDigitada}:${usuarioId}:${conversaId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const [anexos, setAnexos] = useState<AnexosNaEscrita>(ANEXOS_VAZIOS);
  const limpo = texto.trim();
  const excesso = texto.length - TAMANHO_DA_MENSAGEM;
  const nada = limpo === '' && anexos.prontos.length === 0;

  function enviar() {
    if (nada || anexos.ocupado || excesso > 0) return;
    aoEnviar(limpo || anexos.nomes, anexos.prontos);
    anexos.limpar();
    setTexto('');
    campo.current?.focus();
  }

  return (
    <form
      className={classes.escrever}
      onSubmit={(evento) => {
        evento.preventDefault();
        enviar();
      }}
    >
      {recado && (
        <Text c="dimmed" fz="sm">
          {recado}
        </Text>
      )}
      <Group gap="xs" align="flex-end">
        <AnexarNaMensagem conversaId={conversaId} aoMudar={setAnexos} />
        {respostasDe && (
          <RespostasRapidas
            clinicaId={respostasDe}
            aoEscolher={(escolhida) => {
              setTexto(limpo ? `${texto.trimEnd()}\n${escolhida}` : escolhida);
              campo.current?.focus();
            }}
          />
        )}
        <Textarea
          ref={campo}
          miw={0}
          flex={1}
          aria-label="Mensagem"
          aria-describedby={dica}
          placeholder="Mensagem"
          autosize
          minRows={1}
          maxRows={8}
          value={texto}
          error={excesso > 0 && `Remova ${excesso} caracteres para enviar.`}
          onChange={({ currentTarget: { value } }) => setTexto(value)}
        />
        <ActionIcon type="submit" size={42} disabled={nada || anexos.ocupado} aria-label="Enviar">
          <IconSend size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <Text c="dimmed" fz="sm" id={dica}>
        {texto.length > AVISAR_A_PARTIR_DE && excesso <= 0 ? (
          `Cabem mais ${-excesso} caracteres.`
        ) : (
          <span className={classes.soComTeclado}>Ctrl+Enter envia, Enter quebra a linha.</span>
        )}
      </Text>
    </form>
  );
}
