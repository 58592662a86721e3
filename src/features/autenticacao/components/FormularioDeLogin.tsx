import { type Login, loginSchema } from '@domain/contracts/auth.ts';
import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Carregando } from '@/components/Carregando.tsx';
import { EntradaDeSenha } from '@/components/formulario/EntradaDeSenha.tsx';
import { ENTER_ENVIA } from '@/components/formulario/enter.ts';
import { type ErroDeCampo, FormErros } from '@/components/formulario/FormErros.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { foiRecusado, mensagemDeErro } from '@/lib/errors/erros.ts';

const PedirCodigo = sobDemanda(() =>
  import('./PedirCodigo.tsx').then((modulo) => ({ default: modulo.PedirCodigo })),
);

type Erro = ErroDeCampo<keyof Login>;

interface Props {
  entrar: (email: string, senha: string, codigo?: string) => Promise<void>;
}

/**
 * Two fields and a button. By hand, and not with the form library of the other screens: this is
 * the first thing a phone on a poor network downloads, and the library is a tenth of its weight.
 */
export function FormularioDeLogin({ entrar }: Props) {
  const formulario = useRef<HTMLFormElement>(null);
  const [erros, setErros] = useState<readonly Erro[]>([]);
  const [recusa, setRecusa] = useState<string>();
  const [enviando, setEnviando] = useState(false);
  /** Whose password was right, and whose code is asked for. */
  const [comFator, setComFator] = useState<Login>();

  const focar = (campo: keyof Login) =>
    formulario.current?.querySelector<HTMLElement>(`[name="${campo}"]`)?.focus();
  const mensagemDe = (campo: keyof Login) => erros.find((erro) => erro.campo === campo)?.mensagem;

  // After a refusal the person goes on in the password, the field most often wrong.
  useEffect(() => {
    if (recusa) focar('password');
  }, [recusa]);

  async function enviar(evento: FormEvent<HTMLFormElement>) {
    evento.preventDefault();
    const { errosNovos, dados } = conferir(new FormData(evento.currentTarget));
    setRecusa(undefined);
    setErros(errosNovos);
    if (!dados) return errosNovos[0] && focar(errosNovos[0].campo);

    setEnviando(true);
    try {
      await entrar(dados.email, dados.password);
    } catch (erro) {
      if (foiRecusado(erro, 'SEGUNDO_FATOR')) setComFator(dados);
      else setRecusa(mensagemDeErro(erro));
    } finally {
      setEnviando(false);
    }
  }

  if (comFator) {
    return (
      <Suspense fallback={<Carregando />}>
        <PedirCodigo
          enviar={(codigo) => entrar(comFator.email, comFator.password, codigo)}
          aoVoltar={() => setComFator(undefined)}
        />
      </Suspense>
    );
  }
  return (
    <form ref={formulario} onSubmit={enviar} noValidate {...ENTER_ENVIA}>
      <fieldset disabled={enviando}>
        <Stack gap="md">
          <FormErros geral={recusa} deCampos={erros} aoEscolher={focar} />
          <TextInput
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="username"
            error={mensagemDe('email')}
            autoFocus
            required
          />
          <EntradaDeSenha
            name="password"
            label="Senha"
            autoComplete="current-password"
            error={mensagemDe('password')}
            required
          />
          <Button type="submit" size="md" fullWidth loading={enviando}>
            Entrar
          </Button>
        </Stack>
      </fieldset>
    </form>
  );
}

function conferir(formulario: FormData): { dados?: Login; errosNovos: Erro[] } {
  const lido = loginSchema.safeParse(Object.fromEntries(formulario));
  if (lido.success) return { dados: lido.data, errosNovos: [] };
  const errosNovos: Erro[] = [];
  for (const { path, message } of lido.error.issues) {
    const campo = path[0] === 'email' ? 'email' : 'password';
    if (!errosNovos.some((erro) => erro.campo === campo))
      errosNovos.push({ campo, mensagem: message });
  }
  return { errosNovos };
}
