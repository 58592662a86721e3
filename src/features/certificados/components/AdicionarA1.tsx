import type { CertificadoLido } from '@domain/assinatura/certificado.ts';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { CancelledError, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { EntradaDeSenha } from '@/components/formulario/EntradaDeSenha.tsx';
import { ENTER_ENVIA } from '@/components/formulario/enter.ts';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { useMudarCertificados } from '@/shared/assinatura/api/mutations.ts';
import { paraBase64 } from '@/shared/assinatura/base64.ts';
import {
  abrirA1,
  ErroDeAssinatura,
  lerArquivo,
  recusaDoCertificado,
} from '@/shared/assinatura/leitura.ts';
import { documentosOptions } from '@/shared/conta/api/queries.ts';
import { EscolherPfx } from './EscolherPfx.tsx';
import { Leitura } from './Leitura.tsx';

/** A file that opened, until the person says that it is theirs to keep. */
interface Lido {
  certificado: CertificadoLido;
  bytes: Uint8Array;
  senha: string;
  recusa: string | null;
}

/** Adds an A1: the file is read here, shown, and only then kept. */
export function AdicionarA1({ usuarioId }: { usuarioId: string }) {
  const [arquivo, setArquivo] = useState<File | null>(null);
  const [senha, setSenha] = useState('');
  const [adicionado, setAdicionado] = useState<string>();
  const cache = useQueryClient();

  const ler = useMutation({
    networkMode: 'always',
    // What was read has the password in it: it goes with the screen.
    gcTime: 0,
    mutationFn: async (): Promise<Lido> => {
      if (!arquivo) throw new ErroDeAssinatura('Escolha o arquivo do certificado.');
      const bytes = await lerArquivo(arquivo);
      const { lido } = await abrirA1(bytes, senha);
      const { cpf } = await lerAgora(() => cache.ensureQueryData(documentosOptions(usuarioId)));
      return {
        certificado: lido,
        bytes,
        senha,
        recusa: recusaDoCertificado(lido, cpf, Date.now()),
      };
    },
  });

  const recomecar = () => {
    ler.reset();
    setArquivo(null);
    setSenha('');
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    ler.mutate();
  };

  return (
    <Bloco titulo="Adicionar certificado A1" estado={adicionado && `${adicionado} adicionado`}>
      <Stack px="recuo" pb="recuo">
        {ler.data ? (
          <Conferencia
            usuarioId={usuarioId}
            lido={ler.data}
            aoVoltar={recomecar}
            aoAdicionar={(nome) => {
              setAdicionado(nome);
              recomecar();
            }}
          />
        ) : (
          <form onSubmit={enviar} noValidate {...ENTER_ENVIA}>
            <Stack>
              <EscolherPfx
                arquivo={arquivo}
                aoEscolher={(escolhido) => {
                  setArquivo(escolhido);
                  ler.reset();
                }}
              />
              <EntradaDeSenha
                label="Senha do certificado"
                description="É lida só neste navegador."
                autoComplete="off"
                value={senha}
                error={ler.error && mensagemDeErro(ler.error)}
                onChange={({ currentTarget }) => setSenha(currentTarget.value)}
              />
              <Group>
                <Button type="submit" variant="default" loading={ler.isPending}>
                  Ler certificado
                </Button>
              </Group>
            </Stack>
          </form>
        )}
      </Stack>
    </Bloco>
  );
}

/** Reads; again where another screen that was reading the same went away, and its question with it. */
async function lerAgora<T>(ler: () => Promise<T>): Promise<T> {
  return await ler().catch((erro: unknown) =>
    erro instanceof CancelledError ? ler() : Promise.reject(erro),
  );
}

interface PropsDaConferencia {
  usuarioId: string;
  lido: Lido;
  aoVoltar: () => void;
  aoAdicionar: (nome: string) => void;
}

/** What the file says of its holder, before it is kept. */
function Conferencia({ usuarioId, lido, aoVoltar, aoAdicionar }: PropsDaConferencia) {
  const { certificado, bytes, senha, recusa } = lido;
  const [guardarSenha, setGuardarSenha] = useState(false);
  const mudar = useMudarCertificados(usuarioId);
  const leitura = useRef<HTMLDListElement>(null);
  // What is read has the focus, not the button that keeps it.
  useEffect(() => leitura.current?.focus(), []);
  const adicionar = () =>
    mudar.mutate(
      (cofre) =>
        cofre.adicionar(usuarioId, {
          // A series is of its issuer alone.
          id: `${certificado.serie}@${certificado.emissor}`,
          type: 'A1',
          name: certificado.titular,
          data: paraBase64(bytes),
          password: guardarSenha ? senha : '',
          validUntil: certificado.validoAte,
        }),
      { onSuccess: () => aoAdicionar(certificado.titular) },
    );
  return (
    <Stack>
      <Leitura ref={leitura} certificado={certificado} />
      {recusa && <Recado tom="erro" titulo={recusa} />}
      {mudar.error && <Recado tom="erro" titulo={mensagemDeErro(mudar.error)} />}
      {!recusa && (
        <Checkbox
          label="Guardar a senha neste navegador"
          description="Quem usar este aparelho com a sua conta aberta poderá assinar por você. Sem guardar, ela é pedida a cada assinatura."
          checked={guardarSenha}
          onChange={({ currentTarget }) => setGuardarSenha(currentTarget.checked)}
        />
      )}
      <Group>
        <Button variant="default" onClick={aoVoltar}>
          Escolher outro
        </Button>
        {!recusa && (
          <Button loading={mudar.isPending} onClick={adicionar}>
            Adicionar certificado
          </Button>
        )}
      </Group>
    </Stack>
  );
}
