import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EntradaDeSenha } from '@/components/formulario/EntradaDeSenha.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Recado } from '@/components/Recado.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { carimbar } from '../api/carimbo.ts';
import { assinarAqui } from '../assinar.ts';
import { deBase64 } from '../base64.ts';
import { validadeDe } from '../certificados.ts';
import { type CertificadoNaLista, cofre } from '../cofre.ts';
import { abrirA1, ErroDeAssinatura } from '../leitura.ts';
import type { Etapas, Lote } from '../lote.ts';
import { fraseDaValidade } from '../palavras.ts';
import { BaixarPdf } from './BaixarPdf.tsx';
import { Documentos } from './Documentos.tsx';

interface Props {
  usuarioId: string;
  lote: Lote;
  etapas: Etapas;
  /** The active certificate of this browser. */
  certificado: CertificadoNaLista | undefined;
  /** Whether there is a timestamp authority. */
  carimba: boolean;
}

/** Signs with the A1 of this browser; without one, says what to do. */
export function AssinarAqui({ certificado, ...props }: Props) {
  const impedimento = impedimentoDe(certificado);
  if (certificado && !impedimento) return <ComCertificado {...props} certificado={certificado} />;
  return (
    <Recado tom="aviso" titulo={impedimento}>
      <Group mt="xs">
        <BotaoLink to={PATHS.certificados} target="_blank" variant="default">
          Abrir certificados digitais
        </BotaoLink>
      </Group>
    </Recado>
  );
}

function impedimentoDe(certificado: CertificadoNaLista | undefined): string | null {
  if (!certificado) return 'Nenhum certificado ativo configurado';
  if (certificado.type === 'A3') {
    return 'Seu certificado ativo é um token ou cartão. Assine em outro programa, ou ative um certificado A1.';
  }
  return validadeDe(certificado, Date.now()) === 'expirado'
    ? 'Seu certificado ativo expirou. Adicione o novo para assinar.'
    : null;
}

function ComCertificado(props: Props & { certificado: CertificadoNaLista }) {
  const { usuarioId, lote, etapas, certificado, carimba } = props;
  const fuso = useFuso();
  const perfil = usePerfil();
  const [senha, setSenha] = useState('');
  const controle = useRef<AbortController>(null);
  const [parando, setParando] = useState(false);
  const quem = useRef<HTMLParagraphElement>(null);
  useEffect(() => quem.current?.focus(), []);

  const assinar = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async (sinal: AbortSignal) => {
      const segredos = await cofre.abrir(usuarioId, certificado.id);
      if (!segredos) {
        throw new ErroDeAssinatura('O certificado guardado não abriu. Adicione o arquivo de novo.');
      }
      const assinador = await abrirA1(deBase64(segredos.data), senha || segredos.password);
      await lote.assinarTodos(
        (pdf, documento) =>
          assinarAqui(pdf, assinador, documento, perfil, carimba ? carimbar : undefined),
        sinal,
      );
    },
  });

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (assinar.isPending) return;
    controle.current = new AbortController();
    setParando(false);
    assinar.mutate(controle.current.signal);
  };
  const feitos = [...etapas.values()].filter(({ etapa }) => etapa === 'assinado').length;
  const total = lote.documentos.length;
  const recusa = assinar.error ? mensagemDeErro(assinar.error) : undefined;
  return (
    <form onSubmit={enviar} noValidate>
      <Stack>
        <Text ref={quem} tabIndex={-1} data-autofocus>
          Assina {certificado.name}. {fraseDaValidade(certificado, Date.now(), fuso)}. A chave não
          sai deste navegador.
        </Text>
        <Documentos
          documentos={lote.documentos}
          etapas={etapas}
          acao={(documento) => (
            <BaixarPdf
              rotulo="Conferir o PDF"
              nome={documento.titulo}
              montar={() => lote.pdf(documento)}
            />
          )}
        />
        {certificado.senhaGuardada ? (
          recusa && <Recado tom="erro" titulo={recusa} />
        ) : (
          <EntradaDeSenha
            label="Senha do certificado"
            autoComplete="off"
            value={senha}
            error={recusa}
            disabled={assinar.isPending}
            onChange={({ currentTarget }) => setSenha(currentTarget.value)}
          />
        )}
        <Group justify="space-between">
          <Text role="status" c="dimmed" fz="sm">
            {assinar.isPending && total > 1 && `${feitos} de ${total} assinados`}
          </Text>
          <Group>
            {assinar.isPending && total > 1 && (
              <Button
                variant="default"
                disabled={parando}
                onClick={() => {
                  controle.current?.abort();
                  setParando(true);
                }}
              >
                Parar depois deste
              </Button>
            )}
            <Button type="submit" loading={assinar.isPending}>
              {feitos > 0 ? 'Assinar o que falta' : 'Assinar'}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
